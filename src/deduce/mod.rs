//! What a journal says about where ships lie: the evidence, what may be claimed, and where to shoot.

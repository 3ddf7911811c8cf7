//! A bar for runs that take a while, on a terminal only.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// From how many steps on a bar is worth showing.
const MANY: u64 = 200;

/// How far a run has come.
pub(crate) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A run of that many steps.
    pub(crate) fn of(steps: u64) -> Self {
        let shown = steps >= MANY && io::stderr().is_terminal();
        let target =
            if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let style = ProgressStyle::with_template("{msg:8} [{bar:40}] {pos}/{len}");
        let style = style.expect("the template is well formed").progress_chars("=> ");
        Self { bar: ProgressBar::with_draw_target(Some(steps), target).with_style(style) }
    }

    /// Begins anew with another kind of steps.
    pub(crate) fn begin(&self, what: &'static str, steps: u64) {
        self.bar.set_length(steps);
        self.bar.set_position(0);
        self.bar.set_message(what);
    }

    /// That many steps are done.
    pub(crate) fn at(&self, step: u64) {
        self.bar.set_position(step);
    }

    /// Takes the bar away.
    pub(crate) fn end(self) {
        self.bar.finish_and_clear();
    }
}

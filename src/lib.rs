//! Pencil-and-paper Battleships: sheets to print, layouts to check, in English and French.
//!
//! # Map
//! The folders are layers; each uses only those above it.
//!
//! | layer | what it knows |
//! |---|---|
//! | [`lang`] | English and French: nouns, counts, lists, what can be said in both |
//! | [`source`] | where a text came from, what is wrong with it, reading TOML with all its faults |
//! | [`chance`] | seeds, and the numbers that come from them |
//! | [`board`] | squares, spans, regions, grids, the chances of squares |
//! | [`rules`] | presets, and the ruleset that they are validated to |
//! | [`inventory`] | what points buy |
//! | [`count`] | the ways to lay ships so that certain sums come out: how many, where, draws |
//! | [`layout`] | where a fleet lies: legality, whether there is room, files, text grids, codes, random layouts |
//! | [`report`] | what is called at the table and what is answered, in words and free of them |
//! | [`journal`] | the game at the table: events, what they come to, the referee, the record, the seal, the audit |
//! | [`deduce`] | what a journal says about where ships lie, and what to shoot at |
//! | [`sheet`] | templates, pages in millimetres, heat maps, PDF and pictures |
//! | [`ui`] | messages with the line they are about |
//!
//! The command line is part of the program (`src/main.rs`, `src/cli/`), not of this library: the library never prints,
//! ends the process, reads a clock or the environment, or asks the system for chance.
//!
//! # Glossary
//! * **square**, **grid**, **frame**: a frame is a grid drawn on a sheet; the *home* frame holds one's own ships, the
//!   *enemy* frame what one finds out.
//! * **class**, **fleet**: a class of ships belongs to one preset; a fleet says how many of each class there are.
//! * **unit**, **land**: aircraft and anti-aircraft guns, and the 3x3 squares of land that they stand on.
//! * **layout**: ships, land and units in their squares.
//! * **preset**, **ruleset**, **switch**: a preset is the file of a game, a ruleset the same validated, a switch one of
//!   its questions, such as whether ships may touch.
//! * **inventory**, **stock**: what a player has bought for his points.
//! * **salvo**: the shots of one turn.
//! * **template**, **sheet**, **key**: the design of a page; one player's pages; the fleets of a whole run, for a referee.
//! * **heat map**: for each square, the chance that a ship lies there.
//! * **seed**, **code**: a seed repeats random fleets, all of a run; a layout code holds one layout.

pub mod board;
pub mod chance;
pub mod count;
pub mod deduce;
pub mod inventory;
pub mod journal;
pub mod lang;
pub mod layout;
pub mod report;
pub mod rules;
pub mod sheet;
pub mod source;
pub mod ui;

//! Texts of moves.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tablier_fuzz::moves(text));

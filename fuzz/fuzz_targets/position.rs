//! Texts of positions.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tablier_fuzz::position(text));

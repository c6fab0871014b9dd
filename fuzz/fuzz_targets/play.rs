//! Games played by strange words.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tablier_fuzz::play(text));

//! Texts of time controls.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tablier_fuzz::time_control(text));

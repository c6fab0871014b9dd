//! Texts of records.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tablier_fuzz::record(text));

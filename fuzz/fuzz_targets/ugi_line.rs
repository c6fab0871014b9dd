//! Lines of the engine protocol.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tablier_fuzz::ugi(text));

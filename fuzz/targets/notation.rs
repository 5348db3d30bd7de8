#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    snakepit::fuzz_targets::notation(bytes);
});

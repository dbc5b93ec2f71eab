// RUN: --allow-unregistered-dialect --split-input-file

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<64> : vector<2xi64>, "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16>>} {}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32>, "GPU" = #dlti.target_device_spec<"dlti.max" = 128 : i64>>} {}

// -----

module attributes {dlti.map = #dlti.map<"a" = 1 : i32, i32 = "b">, x.e = #dlti.dl_spec<>, x.f = #dlti.map<>, x.g = #dlti.map<"inner" = #dlti.map<"x" = 1>>} {}

// -----

module attributes {x.a = #dlti.function_pointer_alignment<64, function_dependent = true>} {}

// -----

// The spelling of MLIR 19.1 is that of each entry.
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">, i64 = dense<64> : vector<2xi64>>} {}

// RUN: --mlir-version=19.1 --allow-unregistered-dialect
// REFERENCE: reads the spelling of its own version only.

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<64> : vector<2xi64>>,
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32>>
} {}

// RUN: --mlir-version=19.1
// Data layouts and descriptions of targets; nested layouts may repeat properties, and describe other types.
module attributes {
  dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, #dlti.dl_entry<index, 32>,
    #dlti.dl_entry<f80, dense<128> : vector<2xi64>>, #dlti.dl_entry<"dlti.endianness", "little">,
    #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>, #dlti.dl_entry<"other", unit>>,
  dlti.target_system_spec = #dlti.target_system_spec<
    "CPU": #dlti.target_device_spec<#dlti.dl_entry<"max_vector_op_width", 4 : ui32>, #dlti.dl_entry<"x", "y">>,
    "GPU": #dlti.target_device_spec<#dlti.dl_entry<"x", 1 : i8>>>} {
}
module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.global_memory_space", 1 : ui32>>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.global_memory_space", 1 : ui32>>} {
    }
  }
}

// RUN: --verify-diagnostics --split-input-file
// Specifications are checked at every operation that states a layout.
// expected-error@below {{expected integer attribute in the data layout entry for 'index'}}
"test.op_with_data_layout"() ({}) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, "f">>} : () -> ()
// -----
// expected-error@below {{expected 1 or 2 elements in the data layout entry}}
"test.op_with_data_layout"() ({}) {
  dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<1> : vector<3xi64>>>
} : () -> ()
// -----
// expected-error@below {{unexpected data layout for a built-in type}}
"test.op_with_data_layout"() ({}) {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<memref<3xf32>, 5>>} : () -> ()

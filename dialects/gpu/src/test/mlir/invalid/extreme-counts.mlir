// RUN: --split-input-file --verify-diagnostics
// REFERENCE: 19.1 crashes
gpu.module @m {
// expected-error @below {{'gpu.func' op expected at least 9223372036854775808 arguments to body region}}
  "gpu.func"() <{function_type = (index) -> ()}> ({
  ^bb0(%a: index):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 9223372036854775807 : i64} : () -> ()
}

// -----
gpu.module @m {
// expected-error @below {{'gpu.func' op attribute 'workgroup_attributions' must not be negative}}
  "gpu.func"() <{function_type = (index) -> ()}> ({
  ^bb0(%a: index):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = -1 : i64} : () -> ()
}

// -----
// A module checks the launches in it before they are checked themselves.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: index) kernel {
      gpu.return
    }
  }
  func.func @f(%a: index) {
// expected-error @below {{'gpu.launch_func' op operand count (7) does not match with the total size (65542) specified in attribute 'operandSegmentSizes'}}
    "gpu.launch_func"(%a, %a, %a, %a, %a, %a, %a) <{kernel = @m::@k, operandSegmentSizes = array<i32: 65535, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0>}> : (index, index, index, index, index, index, index) -> ()
    return
  }
}

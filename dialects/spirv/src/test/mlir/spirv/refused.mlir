// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @variable() {
  // expected-error @+1 {{expected spirv.ptr type}}
  %0 = spirv.Variable : f32
}

// -----

func.func @parts(%a: i32) {
  // expected-error @+1 {{expected spirv.struct type}}
  %0 = spirv.IAddCarry %a, %a : i32
}


// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @below {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<4x3xf32>' are incompatible with return type(s) of operation 'tensor<4x4xf32>'}}
  // expected-error @below {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x4xf32>
  return 
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @below {{'tosa.concat' op expect output rank to match inputs rank, got 3 vs 2}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3x1xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'else_graph' arguments (0) and 'input_list' (1)}}
  %0 = "tosa.cond_if"(%i, %a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %x : tensor<3xf32> }, { tosa.yield %a : tensor<3xf32> }) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (0) and 'input_list' (1)}}
  %0 = "tosa.cond_if"(%i, %a) ({ tosa.yield %a : tensor<3xf32> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'then_graph' results (2) and 'output_list' (1)}}
  %0 = "tosa.cond_if"(%i) ({ tosa.yield %a, %a : tensor<3xf32>, tensor<3xf32> }, { tosa.yield %a : tensor<3xf32> }) : (tensor<i1>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'else_graph' results (2) and 'output_list' (1)}}
  %0 = "tosa.cond_if"(%i) ({ tosa.yield %a : tensor<3xf32> }, { tosa.yield %a, %a : tensor<3xf32>, tensor<3xf32> }) : (tensor<i1>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same shapes for 'then_graph' results ('tensor<3xf32>') and 'output_list' ('tensor<4xf32>')}}
  %0 = "tosa.cond_if"(%i) ({ tosa.yield %a : tensor<3xf32> }, { tosa.yield %a : tensor<3xf32> }) : (tensor<i1>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<4xf32>') and 'input_list' ('tensor<3xf32>')}}
  %0 = "tosa.cond_if"(%i, %a) ({ ^bb0(%x: tensor<4xf32>): tosa.yield %a : tensor<3xf32> }, { ^bb0(%x: tensor<4xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same element type for 'then_graph' arguments ('f16') and 'input_list' ('f32')}}
  %0 = "tosa.cond_if"(%i, %a) ({ ^bb0(%x: tensor<3xf16>): tosa.yield %a : tensor<3xf32> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<2xi1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = "tosa.cond_if"(%i) ({ tosa.yield %a : tensor<3xf32> }, { tosa.yield %a : tensor<3xf32> }) : (tensor<2xi1>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same element type for 'else_graph' results ('i1') and 'output_list' ('f32')}}
  %0 = "tosa.cond_if"(%i) ({ tosa.yield %a : tensor<3xf32> }, { tosa.yield %i : tensor<i1> }) : (tensor<i1>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same number of values in 'body_graph' results (2) and 'input_list' (1)}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %x, %x : tensor<3xf32>, tensor<3xf32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same number of values in 'cond_graph' arguments (0) and 'input_list' (1)}}
  %0 = "tosa.while_loop"(%a) ({ tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %x : tensor<3xf32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same number of values in 'body_graph' arguments (0) and 'input_list' (1)}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i : tensor<i1> }, { tosa.yield %a : tensor<3xf32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<3xf32>'}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i, %i : tensor<i1>, tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'input_list' ('tensor<3xf32>') and 'output_list' ('tensor<4xf32>')}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<3xf32>) -> tensor<4xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same number of values in 'input_list' (1) and 'output_list' (2)}}
  %0:2 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'cond_graph' arguments ('tensor<4xf32>') and 'input_list' ('tensor<3xf32>')}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<4xf32>): tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %a : tensor<3xf32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same element type for 'body_graph' arguments ('f16') and 'input_list' ('f32')}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf16>): tosa.yield %x : tensor<3xf16> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>, %b: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'body_graph' results ('tensor<4xf32>') and 'input_list' ('tensor<3xf32>')}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %b : tensor<4xf32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>, %b: tensor<3xi32>) {
  // expected-error @below {{'tosa.while_loop' op require same element type for 'body_graph' results ('i32') and 'input_list' ('f32')}}
  %0 = "tosa.while_loop"(%a) ({ ^bb0(%x: tensor<3xf32>): tosa.yield %i : tensor<i1> }, { ^bb0(%x: tensor<3xf32>): tosa.yield %b : tensor<3xi32> }) : (tensor<3xf32>) -> tensor<3xf32>
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks}}
  tosa.cond_if %i : tensor<i1> -> () { %0 = tosa.exp %a : (tensor<3xf32>) -> tensor<3xf32>  } else { }
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{expected ':'}}
  tosa.cond_if %i : tensor<i1> -> () { tosa.yield } else {  }
  return 
}

// -----

func.func @f(%i: tensor<i1>, %a: tensor<3xf32>) {
  // expected-error @below {{'tosa.cond_if' op expects a non-empty block}}
  tosa.cond_if %i (%x = %a) : tensor<i1> (tensor<3xf32>) -> () { ^bb0(%q : tensor<3xf32>): } else { ^bb0(%q : tensor<3xf32>): }
  return 
}

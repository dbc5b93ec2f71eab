module {
  func.func @a(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<?x4xf32>, %arg3: tensor<i32>) -> tensor<4xf32> {
    %0 = tosa.cond_if %arg0 -> (tensor<4xf32>) {
      %9 = tosa.add %arg4, %arg5 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      tosa.yield %9 : tensor<4xf32>
    } else {
      tosa.yield %arg4 : tensor<4xf32>
    }
    %1 = tosa.cond_if %arg0 -> (tensor<4xf32>) {
      tosa.yield %arg1 : tensor<4xf32>
    } else {
      tosa.yield %arg1 : tensor<4xf32>
    } {a = 3 : i64}
    tosa.cond_if %arg0 {
    } else {
    } {a = 3 : i64}
    tosa.cond_if %arg0 {
    } else {
      "foo"() : () -> ()
    } {a = 3 : i64}
    %2:2 = tosa.while_loop (%arg4 = %arg3, %arg5 = %arg1) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
      %9 = "tosa.const"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = tosa.greater_equal %9, %arg4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %10 : tensor<i1>
    } do {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<4xf32>):
      tosa.yield %arg4, %arg5 : tensor<i32>, tensor<4xf32>
    } attributes {foo}
    tosa.while_loop : () -> () {
      tosa.yield %arg0 : tensor<i1>
    } do {
      tosa.yield  : 
    } attributes {foo}
    tosa.variable @stored_var = dense<-1> : tensor<2x4x8xi32>
    tosa.variable @stored_var2 {a = 2 : i64} : tensor<2x4x8xi32>
    %3 = tosa.variable.read @stored_var {b} : tensor<2x4x8xi16>
    tosa.variable.write @stored_var {b}, %3 : tensor<2x4x8xi16>
    tosa.variable @x : i32 = 3 : i64
    tosa.variable @x : i32 = "foo"
    %4 = tosa.custom %arg1 {domain_name = "tosa.mlir_test", implementation_attrs = "", operator_name = "custom_test"} : (tensor<4xf32>) -> tensor<10xi32>
    %5:2 = tosa.custom %arg1, %arg1 {domain_name = "tosa.mlir_test", implementation_attrs = "", operator_name = "custom_test"} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<10xi32>, tensor<2xf32>)
    %6 = "tosa.const"() <{value = dense<3> : tensor<i32>}> {q = 1 : i64} : () -> tensor<i32>
    %7 = tosa.negate %arg1 {quantization_info = #tosa.unary_quant<input_zp = 0, output_zp = -3>} : (tensor<4xf32>) -> tensor<4xf32>
    %8 = tosa.negate %arg1 {quantization_info = #tosa.unary_quant<input_zp = 3, output_zp = 0>} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}


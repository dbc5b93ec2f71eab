// RUN: --mlir-version=19.1 --allow-unregistered-dialect
// Regions, variables, operators outside the standard, and zero points.
func.func @a(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<?x4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %0 = "tosa.cond_if"(%p, %x, %x) ({
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %1 = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }, {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = "tosa.cond_if"(%p) ({
    tosa.yield %x : tensor<4xf32>
  }, {
    tosa.yield %x : tensor<4xf32>
  }) {a = 3} : (tensor<i1>) -> tensor<4xf32>
  "tosa.cond_if"(%p) ({
    "tosa.yield"() : () -> ()
  }, {
    "tosa.yield"() : () -> ()
  }) {a = 3} : (tensor<i1>) -> ()
  "tosa.cond_if"(%p) ({
    "tosa.yield"() {a} : () -> ()
  }, {
    "foo"() : () -> ()
    "tosa.yield"() : () -> ()
  }) {a = 3} : (tensor<i1>) -> ()
  %1:2 = "tosa.while_loop"(%i, %x) ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<4xf32>):
    %2 = "tosa.const"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %3 = tosa.greater_equal %2, %arg4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tosa.yield"(%3) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<4xf32>):
    "tosa.yield"(%arg4, %arg5) : (tensor<i32>, tensor<4xf32>) -> ()
  }) {foo} : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  "tosa.while_loop"() ({
    "tosa.yield"(%p) : (tensor<i1>) -> ()
  }, {
    "tosa.yield"() : () -> ()
  }) {foo} : () -> ()
  tosa.variable @stored_var = dense<-1> : tensor<2x4x8xi32>
  tosa.variable @stored_var2 {a = 2} : tensor<2x4x8xi32>
  %5 = tosa.variable.read @stored_var {b}: tensor<2x4x8xi16>
  tosa.variable.write @stored_var{b}, %5 : tensor<2x4x8xi16>
  "tosa.variable"() {name = "x", type = i32, initial_value = 3 : i64} : () -> ()
  "tosa.variable"() {name = "x", type = i32, initial_value = "foo"} : () -> ()
  %6 = tosa.custom %x {domain_name = "tosa.mlir_test", implementation_attrs = "", operator_name = "custom_test"} : (tensor<4xf32>) -> tensor<10xi32>
  %7:2 = tosa.custom %x, %x {domain_name = "tosa.mlir_test", implementation_attrs = "", operator_name = "custom_test"} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<10xi32>, tensor<2xf32>)
  %8 = "tosa.const"() {value = dense<3> : tensor<i32>, q = 1} : () -> tensor<i32>
  %9 = tosa.negate %x {quantization_info = #tosa.unary_quant<input_zp = 0, output_zp = -3>} : (tensor<4xf32>) -> tensor<4xf32>
  %10 = tosa.negate %x {quantization_info = #tosa.unary_quant<output_zp = 0, input_zp = 3>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

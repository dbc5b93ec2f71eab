// RUN: --duplicate-function-elimination --allow-unregistered-dialect
// All references are replaced; declarations, other attributes and other bodies are kept.
func.func @identity(%arg0: tensor<f32>) -> tensor<f32> {
  return %arg0 : tensor<f32>
}
func.func @also_identity(%arg0: tensor<f32>) -> tensor<f32> {
  return %arg0 : tensor<f32>
}
func.func private @d1(f32)
func.func private @d2(f32)
func.func private @attr(%arg0: tensor<f32>) -> tensor<f32> attributes {x = 1 : i32} {
  return %arg0 : tensor<f32>
}
func.func private @identity_priv(%arg0: tensor<f32>) -> tensor<f32> {
  return %arg0 : tensor<f32>
}
func.func private @identity_priv2(%arg0: tensor<f32>) -> tensor<f32> {
  return %arg0 : tensor<f32>
}
func.func @user(%arg0: tensor<f32>, %c: i32, %f: f32) -> (tensor<f32>, tensor<f32>) {
  %0 = call @identity(%arg0) : (tensor<f32>) -> tensor<f32>
  %1 = call @also_identity(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @identity_priv2(%1) : (tensor<f32>) -> tensor<f32>
  %g = constant @also_identity : (tensor<f32>) -> tensor<f32>
  call @d2(%f) : (f32) -> ()
  "test.op"() {sym = [@also_identity]} : () -> ()
  return %1, %2 : tensor<f32>, tensor<f32>
}
func.func @add_a(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
func.func @add_b(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %b, %a : i32
  return %0 : i32
}
func.func @rec_a(%a: i32) -> i32 {
  %0 = call @rec_a(%a) : (i32) -> i32
  return %0 : i32
}
func.func @rec_b(%a: i32) -> i32 {
  %0 = call @rec_b(%a) : (i32) -> i32
  return %0 : i32
}
func.func @via_a(%a: tensor<f32>) -> tensor<f32> {
  %0 = call @identity(%a) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @via_b(%a: tensor<f32>) -> tensor<f32> {
  %0 = call @also_identity(%a) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
module {
  func.func @in_a() { return }
  func.func @in_b() { return }
  func.func @u() { call @in_b() : () -> () return }
}

// RUN: --affine-loop-unroll --allow-unregistered-dialect
// REFERENCE: its copies yield the arguments of the first iteration
func.func @f(%x: f32, %y: f32, %l: index) -> (f32, f32, index, f32) {
  %r:4 = affine.for %i = 0 to 8 iter_args(%a = %x, %b = %y, %k = %l, %c = %x) -> (f32, f32, index, f32) {
    "test.foo"(%a, %b, %k, %c) : (f32, f32, index, f32) -> ()
    affine.yield %b, %a, %i, %y : f32, f32, index, f32
  }
  return %r#0, %r#1, %r#2, %r#3 : f32, f32, index, f32
}

// RUN: --canonicalize
// REFERENCE: 19.1 makes a constant with whatever is in its memory
// An undefined value is no element of a constant tensor.
func.func @f() -> tensor<2xi32> {
  %poison = ub.poison : i32
  %c0 = arith.constant 0 : i32
  %r = tensor.from_elements %poison, %c0 : tensor<2xi32>
  return %r : tensor<2xi32>
}

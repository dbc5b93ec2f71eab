// RUN: --canonicalize
// REFERENCE: makes a cast of incompatible types and crashes: with the size 1 it drops the first dimension, not the last.
func.func @dropped(%t: tensor<?x4x1xf32>) -> tensor<?x2xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[1, 1, 0] [%c1, 2, 1] [1, 1, 1] : tensor<?x4x1xf32> to tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

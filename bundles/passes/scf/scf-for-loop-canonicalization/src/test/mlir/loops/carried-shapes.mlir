// RUN: --scf-for-loop-canonicalization
// The size of a carried tensor is that of the initial one if each iteration preserves it.
func.func @f(%t: tensor<?x?xf32>, %s: tensor<2x2xf32>, %u: tensor<?x?xf32>) -> (index, index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r:3 = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %t, %b = %u, %n = %c0) -> (tensor<?x?xf32>, tensor<?x?xf32>, index) {
    %d = tensor.dim %a, %c1 : tensor<?x?xf32>
    %e = tensor.dim %b, %c1 : tensor<?x?xf32>
    %v = arith.addi %d, %e : index
    %x = scf.for %j = %c0 to %c9 step %c1 iter_args(%y = %a) -> tensor<?x?xf32> {
      %z = tensor.insert_slice %s into %y[%j, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<?x?xf32>
      scf.yield %z : tensor<?x?xf32>
    }
    scf.yield %x, %t, %v : tensor<?x?xf32>, tensor<?x?xf32>, index
  }
  %p = tensor.dim %r#0, %c0 : tensor<?x?xf32>
  %q = tensor.dim %r#1, %c0 : tensor<?x?xf32>
  return %p, %q, %r#2, %r#1 : index, index, index, tensor<?x?xf32>
}

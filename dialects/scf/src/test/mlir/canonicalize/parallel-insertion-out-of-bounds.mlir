// RUN: --canonicalize
// Constants are taken only as far as the slice is not known to leave the tensor.
func.func @parallel_insertion(%s : tensor<?x?xf32>, %t : tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %c2 = arith.constant 2 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4x8xf32> {
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%c2, %n] [%c2, %n] [%c2, %c2] : tensor<?x?xf32> into tensor<4x8xf32> }
  }
  return %r : tensor<4x8xf32>
}

// RUN: --canonicalize
// REFERENCE: drops the first dimension of size 1 when the size becomes static, and so makes a cast that is not valid.
// A slice drops the same dimensions after its sizes have become static.
func.func @parallelInsert(%s: tensor<1x?xf32>, %d: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%i) in (2) shared_outs(%o = %d) -> (tensor<1x4x1xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %i, 0] [1, %c2, 1] [1, 1, 1]
          : tensor<1x?xf32> into tensor<1x4x1xf32>
    }
  }
  return %0 : tensor<1x4x1xf32>
}

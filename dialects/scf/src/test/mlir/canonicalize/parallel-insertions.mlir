// RUN: --canonicalize
// Insertions of parallel loops skip casts and take constant sizes.
func.func @parallel_insertions(%t: tensor<8xf32>, %s: tensor<2xf32>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %d = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %0 = scf.forall (%i) in (4) shared_outs(%o = %d) -> tensor<?xf32> {
    %a = tensor.cast %s : tensor<2xf32> to tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [%c2] [%c1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %0 : tensor<?xf32>
}

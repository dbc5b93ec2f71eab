// RUN: --canonicalize --allow-unregistered-dialect
// REFERENCE: MLIR 19.1 forgets all insertions of a thread into an output but the last one

func.func @forall7(%t: tensor<8xf32>, %v: tensor<4xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) = (2) to (4) step (2) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i][4][1] : tensor<4xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %v into %o[0][4][1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

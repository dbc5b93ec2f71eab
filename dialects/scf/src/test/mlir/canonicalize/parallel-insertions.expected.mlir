module {
  func.func @parallel_insertions(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>) -> tensor<?xf32> {
    %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [2] [1] : tensor<2xf32> into tensor<8xf32>
      }
    }
    %cast = tensor.cast %0 : tensor<8xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
}


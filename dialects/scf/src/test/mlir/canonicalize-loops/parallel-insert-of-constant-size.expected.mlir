module {
  func.func @parallelInsert(%arg0: tensor<1x?xf32>, %arg1: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
    %0 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1) -> (tensor<1x4x1xf32>) {
      %cast = tensor.cast %arg0 : tensor<1x?xf32> to tensor<1x2xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast into %arg3[0, %arg2, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2xf32> into tensor<1x4x1xf32>
      }
    }
    return %0 : tensor<1x4x1xf32>
  }
}


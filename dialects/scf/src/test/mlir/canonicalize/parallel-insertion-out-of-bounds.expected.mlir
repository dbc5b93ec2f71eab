module {
  func.func @parallel_insertion(%arg0: tensor<?x?xf32>, %arg1: tensor<4x8xf32>, %arg2: index) -> tensor<4x8xf32> {
    %c2 = arith.constant 2 : index
    %0 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg1) -> (tensor<4x8xf32>) {
      %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<2x?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast into %arg4[2, %arg2] [2, %arg2] [%c2, %c2] : tensor<2x?xf32> into tensor<4x8xf32>
      }
    }
    return %0 : tensor<4x8xf32>
  }
}


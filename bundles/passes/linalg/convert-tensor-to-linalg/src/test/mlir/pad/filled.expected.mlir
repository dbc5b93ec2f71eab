module {
  func.func @static_padding(%arg0: tensor<4x5xf32>) -> tensor<7x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x9xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[1, 2] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<7x9xf32>
    return %inserted_slice : tensor<7x9xf32>
  }
  func.func @dynamic_padding(%arg0: tensor<?x5xf32>, %arg1: index, %arg2: index, %arg3: f32) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x5xf32>
    %c1 = arith.constant 1 : index
    %0 = arith.addi %dim, %c1 : index
    %1 = arith.addi %0, %arg2 : index
    %c5 = arith.constant 5 : index
    %2 = arith.addi %arg1, %c5 : index
    %c2 = arith.constant 2 : index
    %3 = arith.addi %2, %c2 : index
    %4 = tensor.empty(%1, %3) : tensor<?x?xf32>
    %5 = linalg.fill ins(%arg3 : f32) outs(%4 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg0, %c0_0 : tensor<?x5xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %5[1, %arg1] [%dim_1, 5] [1, 1] : tensor<?x5xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @zero_padding(%arg0: tensor<4x?x2x?xf32>, %arg1: index) -> tensor<4x?x?x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?x2x?xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg1, %c2 : index
    %1 = arith.addi %0, %arg1 : index
    %c3 = arith.constant 3 : index
    %dim_1 = tensor.dim %arg0, %c3 : tensor<4x?x2x?xf32>
    %c0_2 = arith.constant 0 : index
    %2 = arith.addi %dim_1, %arg1 : index
    %3 = tensor.empty(%dim, %1, %2) : tensor<4x?x?x?xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x?x?x?xf32>) -> tensor<4x?x?x?xf32>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %arg0, %c1_3 : tensor<4x?x2x?xf32>
    %c3_5 = arith.constant 3 : index
    %dim_6 = tensor.dim %arg0, %c3_5 : tensor<4x?x2x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, %arg1, 0] [4, %dim_4, 2, %dim_6] [1, 1, 1, 1] : tensor<4x?x2x?xf32> into tensor<4x?x?x?xf32>
    return %inserted_slice : tensor<4x?x?x?xf32>
  }
  func.func @partly_constant(%arg0: tensor<?x5xf32>, %arg1: index, %arg2: f32) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x5xf32>
    %c1 = arith.constant 1 : index
    %0 = arith.addi %dim, %c1 : index
    %1 = arith.addi %0, %arg1 : index
    %c5 = arith.constant 5 : index
    %c1_0 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %2 = arith.addi %arg1, %c6 : index
    %3 = tensor.empty(%1, %2) : tensor<?x?xf32>
    %4 = linalg.fill ins(%arg2 : f32) outs(%3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x5xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[1, 1] [%dim_2, 5] [1, 1] : tensor<?x5xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @constant_operands(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %c7_0 = arith.constant 7 : index
    %0 = arith.addi %dim, %c7_0 : index
    %1 = arith.addi %0, %arg1 : index
    %2 = tensor.empty(%1) : tensor<?xf32>
    %3 = linalg.fill ins(%arg2 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[7] [%dim_2] [1] : tensor<?xf32> into tensor<?xf32>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %inserted_slice, %c0_3 : tensor<?xf32>
    %c7_5 = arith.constant 7 : index
    %4 = arith.addi %dim_4, %c7_5 : index
    %c7_6 = arith.constant 7 : index
    %5 = arith.addi %4, %c7_6 : index
    %6 = tensor.empty(%5) : tensor<?xf32>
    %7 = linalg.fill ins(%arg2 : f32) outs(%6 : tensor<?xf32>) -> tensor<?xf32>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %inserted_slice, %c0_7 : tensor<?xf32>
    %inserted_slice_9 = tensor.insert_slice %inserted_slice into %7[7] [%dim_8] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice_9 : tensor<?xf32>
  }
  func.func @constant_size(%arg0: tensor<8xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c7_0 = arith.constant 7 : index
    %c15 = arith.constant 15 : index
    %c7_1 = arith.constant 7 : index
    %c22 = arith.constant 22 : index
    %0 = tensor.empty(%c22) : tensor<?xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[7] [8] [1] : tensor<8xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @dynamic_size(%arg0: tensor<4x?xf32>) -> tensor<7x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %c2 = arith.constant 2 : index
    %0 = arith.addi %dim, %c2 : index
    %c2_0 = arith.constant 2 : index
    %1 = arith.addi %0, %c2_0 : index
    %2 = tensor.empty(%1) : tensor<7x?xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<7x?xf32>) -> tensor<7x?xf32>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %arg0, %c1_1 : tensor<4x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[1, 2] [4, %dim_2] [1, 1] : tensor<4x?xf32> into tensor<7x?xf32>
    return %inserted_slice : tensor<7x?xf32>
  }
  func.func @static_result(%arg0: tensor<4x?xf32>) -> tensor<7x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x12xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x12xf32>) -> tensor<7x12xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[1, 2] [4, %dim] [1, 1] : tensor<4x?xf32> into tensor<7x12xf32>
    return %inserted_slice : tensor<7x12xf32>
  }
  func.func @nofold(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[0, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<4x5xf32>
    return %inserted_slice : tensor<4x5xf32>
  }
  func.func @no_padding(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    return %arg0 : tensor<4x5xf32>
  }
  func.func @rank0(%arg0: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    return %arg0 : tensor<f32>
  }
  func.func @complex_elements(%arg0: tensor<4xcomplex<f32>>, %arg1: complex<f32>) -> tensor<5xcomplex<f32>> {
    %0 = tensor.empty() : tensor<5xcomplex<f32>>
    %1 = linalg.fill ins(%arg1 : complex<f32>) outs(%0 : tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %inserted_slice = tensor.insert_slice %arg0 into %1[1] [4] [1] : tensor<4xcomplex<f32>> into tensor<5xcomplex<f32>>
    return %inserted_slice : tensor<5xcomplex<f32>>
  }
  func.func @inside_if(%arg0: tensor<4xf32>, %arg1: i1) -> tensor<5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = scf.if %arg1 -> (tensor<5xf32>) {
      %1 = tensor.empty() : tensor<5xf32>
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<5xf32>) -> tensor<5xf32>
      %inserted_slice = tensor.insert_slice %arg0 into %2[1] [4] [1] : tensor<4xf32> into tensor<5xf32>
      scf.yield %inserted_slice : tensor<5xf32>
    } else {
      %1 = tensor.empty() : tensor<5xf32>
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<5xf32>) -> tensor<5xf32>
      scf.yield %2 : tensor<5xf32>
    }
    return %0 : tensor<5xf32>
  }
  func.func @size_of_generated(%arg0: index, %arg1: f32) -> tensor<?xf32> {
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %c1 : index
    %c2 = arith.constant 2 : index
    %1 = arith.addi %0, %c2 : index
    %2 = tensor.empty(%1) : tensor<?xf32>
    %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %c0_0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %generated into %3[1] [%arg0] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @size_of_cast(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %c-3 = arith.constant -3 : index
    %0 = arith.subi %arg2, %c-3 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %1 = arith.addi %0, %c4 : index
    %c-3_0 = arith.constant -3 : index
    %2 = arith.addi %1, %c-3_0 : index
    %3 = tensor.empty(%2) : tensor<?xf32>
    %4 = linalg.fill ins(%arg1 : f32) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
    %c0_1 = arith.constant 0 : index
    %c4_2 = arith.constant 4 : index
    %inserted_slice = tensor.insert_slice %cast into %4[%0] [%c4_2] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @size_of_slice(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[1] [%arg2] [2] : tensor<?xf32> to tensor<?xf32>
    %c0 = arith.constant 0 : index
    %0 = arith.addi %arg2, %arg2 : index
    %c1 = arith.constant 1 : index
    %1 = arith.addi %0, %c1 : index
    %2 = tensor.empty(%1) : tensor<?xf32>
    %3 = linalg.fill ins(%arg1 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %c0_0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %extracted_slice into %3[%arg2] [%arg2] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
  func.func @unused(%arg0: tensor<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[1] [4] [1] : tensor<4xf32> into tensor<5xf32>
    return
  }
}


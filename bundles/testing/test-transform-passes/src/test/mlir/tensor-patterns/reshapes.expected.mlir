module {
  func.func @expand_of_reducing(%arg0: tensor<?x?x?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (tensor<?x1x1x5xf32>, tensor<?x1x5xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [%arg1, 1, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x1x5xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 0] [%arg1, 1, 1, 5] [1, 1, 1, 2] : tensor<?x?x?x?xf32> to tensor<?x5xf32>
    %expanded = tensor.expand_shape %extracted_slice_0 [[0, 1], [2]] output_shape [%arg2, 1, 5] : tensor<?x5xf32> into tensor<?x1x5xf32>
    return %extracted_slice, %expanded : tensor<?x1x1x5xf32>, tensor<?x1x5xf32>
  }
  func.func @collapse_of_extract(%arg0: tensor<?x?x?x?xf32>, %arg1: index) -> (tensor<?x5xf32>, tensor<?x1x5xf32>, tensor<?xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [%arg1, 1, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x1x5xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2, 3]] : tensor<?x1x1x5xf32> into tensor<?x5xf32>
    %collapsed_0 = tensor.collapse_shape %extracted_slice [[0], [1, 2], [3]] : tensor<?x1x1x5xf32> into tensor<?x1x5xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0, 0] [%arg1, 1, 2, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x1x2x5xf32>
    %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1, 2, 3]] : tensor<?x1x2x5xf32> into tensor<?xf32>
    return %collapsed, %collapsed_0, %collapsed_2 : tensor<?x5xf32>, tensor<?x1x5xf32>, tensor<?xf32>
  }
  func.func @collapse_of_extract1(%arg0: tensor<?x?x?x?xf32>, %arg1: index) -> tensor<?x5xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [%arg1, 1, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x5xf32>
    return %extracted_slice : tensor<?x5xf32>
  }
  func.func @collapse_of_extract2(%arg0: tensor<?x?x?x?xf32>, %arg1: index) -> tensor<?x5xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [%arg1, 1, 1, 5] [1, 1, 1, 1] : tensor<?x?x?x?xf32> to tensor<?x5xf32>
    return %extracted_slice : tensor<?x5xf32>
  }
  func.func @insert_of_collapse(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x1x1x5xf32>, %arg3: index) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[0, 0, 0, 0] [%arg3, 1, 1, 5] [1, 1, 1, 1] : tensor<?x1x1x5xf32> into tensor<?x?x?x?xf32>
    %collapsed = tensor.collapse_shape %arg2 [[0], [1, 2], [3]] : tensor<?x1x1x5xf32> into tensor<?x1x5xf32>
    %inserted_slice_0 = tensor.insert_slice %collapsed into %arg1[0, 0, 0, 0] [%arg3, 1, 5, 1] [1, 1, 1, 1] : tensor<?x1x5xf32> into tensor<?x?x?x?xf32>
    return %inserted_slice, %inserted_slice_0 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
  }
  func.func @insert_of_expand(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x5xf32>, %arg3: tensor<?xf32>, %arg4: index) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[0, 0, 0, 0] [%arg4, 1, 1, 5] [1, 1, 1, 1] : tensor<?x5xf32> into tensor<?x?x?x?xf32>
    %expanded = tensor.expand_shape %arg3 [[0, 1]] output_shape [%arg4, 5] : tensor<?xf32> into tensor<?x5xf32>
    %inserted_slice_0 = tensor.insert_slice %expanded into %arg1[0, 0, 0, 0] [%arg4, 1, 1, 5] [1, 1, 1, 1] : tensor<?x5xf32> into tensor<?x?x?x?xf32>
    return %inserted_slice, %inserted_slice_0 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
  }
  func.func @par(%arg0: tensor<1x5xf32>, %arg1: tensor<1x1x1x5xf32>) -> tensor<1x1x1x5xf32> {
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg2) in (%c1) shared_outs(%arg3 = %arg1) -> (tensor<1x1x1x5xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg3[0, 0, 0, 0] [1, 1, 1, 5] [1, 1, 1, 1] : tensor<1x1x1x5xf32> into tensor<1x1x1x5xf32>
        tensor.parallel_insert_slice %arg0 into %arg3[0, 0, 0, 0] [1, 1, 1, 5] [1, 1, 1, 1] : tensor<1x5xf32> into tensor<1x1x1x5xf32>
      }
    }
    return %0 : tensor<1x1x1x5xf32>
  }
}


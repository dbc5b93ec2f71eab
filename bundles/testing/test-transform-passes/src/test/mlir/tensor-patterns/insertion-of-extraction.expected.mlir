module {
  func.func @doc(%arg0: tensor<20x16xf32>, %arg1: tensor<1x16xf32>) -> tensor<1x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<1x16xf32>
    return %extracted_slice : tensor<1x16xf32>
  }
  func.func @stride(%arg0: tensor<20x32xf32>, %arg1: tensor<1x16xf32>) -> tensor<1x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, 16] [1, 2] : tensor<20x32xf32> to tensor<1x16xf32>
    return %extracted_slice : tensor<1x16xf32>
  }
  func.func @rank(%arg0: tensor<20x16xf32>, %arg1: tensor<1x1x16xf32>) -> tensor<1x1x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<16xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<16xf32> into tensor<1x1x16xf32>
    return %inserted_slice : tensor<1x1x16xf32>
  }
  func.func @two(%arg0: tensor<20x1x16xf32>, %arg1: tensor<1x16xf32>) -> tensor<1x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<1x16xf32>
    return %extracted_slice : tensor<1x16xf32>
  }
  func.func @other(%arg0: tensor<20x1x16xf32>, %arg1: tensor<16x1xf32>) -> tensor<16x1xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<20x1x16xf32> to tensor<16xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 0] [16, 1] [1, 1] : tensor<16xf32> into tensor<16x1xf32>
    return %inserted_slice : tensor<16x1xf32>
  }
  func.func @uses(%arg0: tensor<20x16xf32>, %arg1: tensor<1x16xf32>) -> (tensor<1x16xf32>, tensor<16xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<16xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<1x16xf32>
    return %inserted_slice, %extracted_slice : tensor<1x16xf32>, tensor<16xf32>
  }
  func.func @dyn(%arg0: tensor<20x?xf32>, %arg1: index, %arg2: tensor<1x?xf32>) -> tensor<1x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, %arg1] [1, 1] : tensor<20x?xf32> to tensor<1x?xf32>
    return %extracted_slice : tensor<1x?xf32>
  }
  func.func @dyn2(%arg0: tensor<20x?xf32>, %arg1: index, %arg2: tensor<1x?xf32>) -> tensor<1x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, %arg1] [1, 1] : tensor<20x?xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[0, 0] [1, %arg1] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
    return %inserted_slice : tensor<1x?xf32>
  }
  func.func @part(%arg0: tensor<20x16xf32>, %arg1: tensor<2x16xf32>) -> tensor<2x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [1, 16] [1, 1] : tensor<20x16xf32> to tensor<16xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
    return %inserted_slice : tensor<2x16xf32>
  }
  func.func @same(%arg0: tensor<20x16xf32>, %arg1: tensor<2x16xf32>) -> tensor<2x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0] [2, 16] [1, 1] : tensor<20x16xf32> to tensor<2x16xf32>
    return %extracted_slice : tensor<2x16xf32>
  }
  func.func @more(%arg0: tensor<20x16x4xf32>, %arg1: tensor<1x1x16xf32>) -> tensor<1x1x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[5, 0, 2] [1, 16, 1] [1, 1, 1] : tensor<20x16x4xf32> to tensor<16xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[0, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<16xf32> into tensor<1x1x16xf32>
    return %inserted_slice : tensor<1x1x16xf32>
  }
}


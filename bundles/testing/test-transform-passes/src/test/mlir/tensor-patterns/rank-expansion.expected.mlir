module {
  func.func @b(%arg0: tensor<128x480xf32>, %arg1: tensor<1x1x128x480xf32>) -> tensor<1x1x123x456xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0, 0] [1, 1, 128, 480] [1, 1, 1, 1] : tensor<128x480xf32> into tensor<1x1x128x480xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 0] [1, 1, 123, 456] [1, 1, 1, 1] : tensor<1x1x128x480xf32> to tensor<1x1x123x456xf32>
    return %extracted_slice : tensor<1x1x123x456xf32>
  }
  func.func @b2(%arg0: tensor<128x480xf32>, %arg1: tensor<1x1x128x480xf32>) -> tensor<1x123x456xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0, 0] [1, 1, 128, 480] [1, 1, 1, 1] : tensor<128x480xf32> into tensor<1x1x128x480xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 0] [1, 1, 123, 456] [1, 1, 1, 1] : tensor<1x1x128x480xf32> to tensor<1x123x456xf32>
    return %extracted_slice : tensor<1x123x456xf32>
  }
  func.func @b3(%arg0: tensor<128x480xf32>, %arg1: tensor<1x1x128x480xf32>, %arg2: index) -> tensor<?x1xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg2, 4] [%arg2, 1] [2, 3] : tensor<128x480xf32> to tensor<?x1xf32>
    return %extracted_slice : tensor<?x1xf32>
  }
  func.func @b4(%arg0: tensor<128x480xf32>, %arg1: tensor<1x1x128x480xf32>, %arg2: index) -> tensor<?xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0, 0, 0] [1, 1, 128, 480] [1, 1, 1, 1] : tensor<128x480xf32> into tensor<1x1x128x480xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, %arg2, 4] [1, 1, %arg2, 1] [1, 1, 2, 3] : tensor<1x1x128x480xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
  func.func @dyn(%arg0: tensor<?xf32>, %arg1: tensor<1x?xf32>, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0] [1, %arg3] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 3] [1, %arg2] [1, 2] : tensor<1x?xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
  func.func @part(%arg0: tensor<4xf32>, %arg1: tensor<1x9xf32>, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x9xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0] [1, %arg2] [1, 2] : tensor<1x9xf32> to tensor<?xf32>
    return %extracted_slice : tensor<?xf32>
  }
}


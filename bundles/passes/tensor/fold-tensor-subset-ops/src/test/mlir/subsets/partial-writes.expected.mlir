module {
  func.func @part_of_tensor(%arg0: tensor<?x12xf32>, %arg1: vector<3x6xf32>, %arg2: index, %arg3: tensor<5x6xf32>) -> tensor<?x12xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg3[%c0, %c0] {in_bounds = [true, true]} : vector<3x6xf32>, tensor<5x6xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[3, %arg2] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
    return %inserted_slice : tensor<?x12xf32>
  }
  func.func @dynamic_tensor(%arg0: tensor<?x12xf32>, %arg1: vector<5x6xf32>, %arg2: index, %arg3: tensor<?x6xf32>) -> tensor<?x12xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg3[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<?x6xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[3, %arg2] [%arg2, 6] [1, 1] : tensor<?x6xf32> into tensor<?x12xf32>
    return %inserted_slice : tensor<?x12xf32>
  }
}


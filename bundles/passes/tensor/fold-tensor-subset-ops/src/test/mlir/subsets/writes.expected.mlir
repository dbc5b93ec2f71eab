#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @dynamic_position(%arg0: tensor<?x12xf32>, %arg1: vector<5x6xf32>, %arg2: index, %arg3: tensor<5x6xf32>) -> tensor<?x12xf32> {
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map()[%arg2]
    %1 = vector.transfer_write %arg1, %arg0[%c4, %0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<?x12xf32>
    return %1 : tensor<?x12xf32>
  }
  func.func @other_use(%arg0: tensor<?x12xf32>, %arg1: vector<5x6xf32>, %arg2: index, %arg3: tensor<5x6xf32>) -> (tensor<?x12xf32>, tensor<5x6xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg3[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
    %1 = vector.transfer_write %arg1, %arg0[%c3, %arg2] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<?x12xf32>
    return %1, %0 : tensor<?x12xf32>, tensor<5x6xf32>
  }
  func.func @transposed(%arg0: tensor<?x12xf32>, %arg1: vector<6x5xf32>, %arg2: index, %arg3: tensor<5x6xf32>) -> tensor<?x12xf32> {
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_write %arg1, %arg0[%c3, %arg2] {in_bounds = [true, true], permutation_map = #map1} : vector<6x5xf32>, tensor<?x12xf32>
    return %0 : tensor<?x12xf32>
  }
  func.func @one_element(%arg0: tensor<?xf32>, %arg1: vector<f32>, %arg2: index, %arg3: tensor<f32>) -> tensor<?xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2] : vector<f32>, tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @unit_dimension(%arg0: tensor<?x12xf32>, %arg1: vector<6xf32>, %arg2: index, %arg3: tensor<1x6xf32>) -> tensor<?x12xf32> {
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_write %arg1, %arg0[%c3, %arg2] {in_bounds = [true]} : vector<6xf32>, tensor<?x12xf32>
    return %0 : tensor<?x12xf32>
  }
  func.func @strided(%arg0: tensor<?x12xf32>, %arg1: vector<5x6xf32>, %arg2: index, %arg3: tensor<5x6xf32>) -> tensor<?x12xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg3[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[3, %arg2] [5, 6] [1, 2] : tensor<5x6xf32> into tensor<?x12xf32>
    return %inserted_slice : tensor<?x12xf32>
  }
  func.func @mask_operand(%arg0: tensor<?x12xf32>, %arg1: vector<5x6xf32>, %arg2: index, %arg3: tensor<5x6xf32>, %arg4: vector<5x6xi1>) -> tensor<?x12xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg3[%c0, %c0], %arg4 {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[3, %arg2] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
    return %inserted_slice : tensor<?x12xf32>
  }
  func.func @masked(%arg0: tensor<?x12xf32>, %arg1: vector<5x6xf32>, %arg2: index, %arg3: tensor<5x6xf32>, %arg4: vector<5x6xi1>) -> tensor<?x12xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.mask %arg4 { vector.transfer_write %arg1, %arg3[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32> } : vector<5x6xi1> -> tensor<5x6xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[3, %arg2] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
    return %inserted_slice : tensor<?x12xf32>
  }
}


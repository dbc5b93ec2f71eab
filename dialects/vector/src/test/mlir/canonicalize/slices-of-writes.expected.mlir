#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @k(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%arg3, %arg4] [%arg5, %arg6] [1, 1] : tensor<27x37xf32> to tensor<?x?xf32>
    %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] : vector<8x16xf32>, tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[%arg3, %arg4] [%arg5, %arg6] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k1(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%arg3, 3] [%arg5, 16] [1, 1] : tensor<27x37xf32> to tensor<?x16xf32>
    %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] {in_bounds = [false, true]} : vector<8x16xf32>, tensor<?x16xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[%arg3, 3] [%arg5, 16] [1, 1] : tensor<?x16xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k2(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 1] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k3(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 2] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k4(%arg0: vector<4x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k5(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %arg3] {in_bounds = [true, false]} : vector<8x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k6(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> (tensor<27x37xf32>, tensor<?x8xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice, %extracted_slice : tensor<27x37xf32>, tensor<?x8xf32>
  }
  func.func @k7(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> (tensor<27x37xf32>, tensor<8x16xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice, %0 : tensor<27x37xf32>, tensor<8x16xf32>
  }
  func.func @k8(%arg0: vector<16x8xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: vector<8x16xi1>) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0], %arg7 {in_bounds = [true, true], permutation_map = #map} : vector<16x8xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k9(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [2, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k10(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<3x27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<3x27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x16xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[0, %arg3, 3] [1, %arg5, 8] [1, 1, 1] : tensor<?x8xf32> into tensor<3x27x37xf32>
    return %inserted_slice : tensor<3x27x37xf32>
  }
  func.func @k11(%arg0: vector<8x16xf32>, %arg1: tensor<8x?xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, false]} : vector<8x16xf32>, tensor<8x?xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg5, 8] [1, 1] : tensor<8x?xf32> to tensor<?x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg2[%arg3, 3] [%arg5, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k12(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg2[%arg3, 3] [4, 8] [1, 1] : tensor<27x37xf32> to tensor<4x8xf32>
    %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] : vector<8x16xf32>, tensor<4x8xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[%arg3, 3] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
  func.func @k13(%arg0: vector<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<27x37xf32>, %arg3: index, %arg4: index, %arg5: index, %arg6: index) -> tensor<27x37xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg2[%arg3, 3] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<27x37xf32>
    return %inserted_slice : tensor<27x37xf32>
  }
}


// RUN: --fold-tensor-subset-ops

func.func @part_of_tensor(%t1 : tensor<?x12xf32>, %v : vector<3x6xf32>, %s : index, %t2 : tensor<5x6xf32>) -> tensor<?x12xf32> {
  %c1 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t2[%c1, %c1] {in_bounds = [true, true]} : vector<3x6xf32>, tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

func.func @dynamic_tensor(%t1 : tensor<?x12xf32>, %v : vector<5x6xf32>, %s : index, %t2 : tensor<?x6xf32>) -> tensor<?x12xf32> {
  %c1 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t2[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<?x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [%s, 6] [1, 1] : tensor<?x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

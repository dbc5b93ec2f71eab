// RUN: --mlir-version=19.1 --fold-tensor-subset-ops

// The insertion of a tensor that is one vector becomes a write.
func.func @dynamic_position(%t1 : tensor<?x12xf32>, %v : vector<5x6xf32>, %s : index, %t2 : tensor<5x6xf32>) -> tensor<?x12xf32> {
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %t2[%c1, %s] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

func.func @other_use(%t1 : tensor<?x12xf32>, %v : vector<5x6xf32>, %s : index, %t2 : tensor<5x6xf32>) -> (tensor<?x12xf32>, tensor<5x6xf32>) {
  %c1 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t2[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
  return %1, %0 : tensor<?x12xf32>, tensor<5x6xf32>
}

func.func @transposed(%t1 : tensor<?x12xf32>, %v : vector<6x5xf32>, %s : index, %t2 : tensor<5x6xf32>) -> tensor<?x12xf32> {
  %c1 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t2[%c1, %c1] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<6x5xf32>, tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

func.func @one_element(%t1 : tensor<?xf32>, %v : vector<f32>, %s : index, %t2 : tensor<f32>) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t2[] : vector<f32>, tensor<f32>
  %1 = tensor.insert_slice %0 into %t1[%s] [1] [1] : tensor<f32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @unit_dimension(%t1 : tensor<?x12xf32>, %v : vector<6xf32>, %s : index, %t2 : tensor<1x6xf32>) -> tensor<?x12xf32> {
  %c1 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t2[%c1, %c1] {in_bounds = [true]} : vector<6xf32>, tensor<1x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [1, 6] [1, 1] : tensor<1x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

func.func @strided(%t1 : tensor<?x12xf32>, %v : vector<5x6xf32>, %s : index, %t2 : tensor<5x6xf32>) -> tensor<?x12xf32> {
  %c1 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t2[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [5, 6] [1, 2] : tensor<5x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

func.func @mask_operand(%t1 : tensor<?x12xf32>, %v : vector<5x6xf32>, %s : index, %t2 : tensor<5x6xf32>, %m: vector<5x6xi1>) -> tensor<?x12xf32> {
  %c1 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t2[%c1, %c1], %m {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

func.func @masked(%t1 : tensor<?x12xf32>, %v : vector<5x6xf32>, %s : index, %t2 : tensor<5x6xf32>, %m: vector<5x6xi1>) -> tensor<?x12xf32> {
  %c1 = arith.constant 0 : index
  %0 = vector.mask %m { vector.transfer_write %v, %t2[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xf32>, tensor<5x6xf32> } : vector<5x6xi1> -> tensor<5x6xf32>
  %1 = tensor.insert_slice %0 into %t1[3, %s] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<?x12xf32>
  return %1 : tensor<?x12xf32>
}

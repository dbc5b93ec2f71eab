// RUN: --fold-tensor-subset-ops

// A read of a slice becomes one of its source.
func.func @chain(%t: tensor<?x?xf32>, %i: index) -> vector<4xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.extract_slice %0[1, %i] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  %1 = vector.transfer_read %2[%i, %i], %c0 {in_bounds = [true]} : tensor<2x4xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

func.func @transposed(%t: tensor<?x?x?xf32>, %i: index) -> vector<4x3xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2, 1] [4, 1, 8] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %c0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x8xf32>, vector<4x3xf32>
  return %1 : vector<4x3xf32>
}

func.func @broadcast(%t: tensor<?x?x?xf32>, %i: index) -> vector<4x3xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2, 1] [4, 1, 8] [1, 1, 1] : tensor<?x?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %c0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : tensor<4x8xf32>, vector<4x3xf32>
  return %1 : vector<4x3xf32>
}

func.func @composed(%t: tensor<?x?xf32>, %i: index, %j: index) -> vector<4xf32> {
  %c0 = arith.constant 0.0 : f32
  %k = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%j]
  %0 = tensor.extract_slice %t[%k, %j] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %k], %c0 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

func.func @several_reads(%t: tensor<?x?xf32>, %i: index, %j: index) -> (vector<4xf32>, vector<2xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, %j] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %j], %c0 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%j, %j], %c0 {in_bounds = [true]} : tensor<4x8xf32>, vector<2xf32>
  return %1, %2, %0 : vector<4xf32>, vector<2xf32>, tensor<4x8xf32>
}

func.func @one_element(%t: tensor<?xf32>, %i: index) -> vector<f32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i] [1] [1] : tensor<?xf32> to tensor<f32>
  %1 = vector.transfer_read %0[], %c0 : tensor<f32>, vector<f32>
  return %1 : vector<f32>
}

func.func @vector_elements(%t: tensor<?x?xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %c0 = arith.constant dense<0.0> : vector<4xf32>
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xvector<4xf32>> to tensor<4x8xvector<4xf32>>
  %1 = vector.transfer_read %0[%i, %i], %c0 {permutation_map = affine_map<(d0, d1) -> ()>} : tensor<4x8xvector<4xf32>>, vector<4xf32>
  return %1 : vector<4xf32>
}

func.func @unit_dimensions(%t: tensor<1x1x?xf32>, %i: index) -> vector<4xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[0, %i, 2] [1, 1, 8] [1, 1, 1] : tensor<1x1x?xf32> to tensor<1x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %c0 {in_bounds = [true]} : tensor<1x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

func.func @masked_read(%t: tensor<?x?xf32>, %i: index, %m: vector<5x6xi1>) -> vector<5x6xf32> {
  %c3 = arith.constant 3 : index
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[5, %i] [10, 20] [1, 1] : tensor<?x?xf32> to tensor<10x20xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%c3, %c3], %cst {in_bounds = [true, true]} : tensor<10x20xf32>, vector<5x6xf32> } : vector<5x6xi1> -> vector<5x6xf32>
  return %1 : vector<5x6xf32>
}

func.func @through_cast(%t: tensor<?x?xf32>, %i: index) -> (f32, vector<4xf32>) {
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.extract %0[%i, %i] : tensor<4x8xf32>
  %c0 = arith.constant 0.0 : f32
  %3 = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = vector.transfer_read %3[%i, %i], %c0 {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  return %2, %1 : f32, vector<4xf32>
}

func.func @strided(%t: tensor<?x?xf32>, %i: index) -> vector<4xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 2] : tensor<?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %c0 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

func.func @out_of_bounds(%t: tensor<?x?xf32>, %i: index) -> vector<4xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %c0 : tensor<4x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

func.func @mask_operand(%t: tensor<?x?xf32>, %i: index, %m: vector<4xi1>) -> vector<4xf32> {
  %c0 = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %c0, %m {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

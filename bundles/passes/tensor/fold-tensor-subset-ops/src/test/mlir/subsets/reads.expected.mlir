#map = affine_map<()[s0] -> (s0 * 2 + 1)>
#map1 = affine_map<()[s0] -> (s0 * 2 + 2)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
#map3 = affine_map<()[s0] -> (s0 + 1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (0, d0)>
#map6 = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map7 = affine_map<()[s0] -> (s0 * 3)>
#map8 = affine_map<()[s0, s1] -> (s0 + s1)>
#map9 = affine_map<()[s0] -> (s0 + 2)>
#map10 = affine_map<()[s0] -> (s0 + 3)>
module {
  func.func @chain(%arg0: tensor<?x?xf32>, %arg1: index) -> vector<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%arg1]
    %2 = vector.transfer_read %arg0[%0, %1], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
    return %2 : vector<4xf32>
  }
  func.func @transposed(%arg0: tensor<?x?x?xf32>, %arg1: index) -> vector<4x3xf32> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.apply #map2()[%arg1]
    %1 = affine.apply #map3()[%arg1]
    %2 = vector.transfer_read %arg0[%0, %c2, %1], %cst {in_bounds = [true, true], permutation_map = #map4} : tensor<?x?x?xf32>, vector<4x3xf32>
    return %2 : vector<4x3xf32>
  }
  func.func @broadcast(%arg0: tensor<?x?x?xf32>, %arg1: index) -> vector<4x3xf32> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.apply #map2()[%arg1]
    %1 = affine.apply #map3()[%arg1]
    %2 = vector.transfer_read %arg0[%0, %c2, %1], %cst {in_bounds = [true, true], permutation_map = #map5} : tensor<?x?x?xf32>, vector<4x3xf32>
    return %2 : vector<4x3xf32>
  }
  func.func @composed(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> vector<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.apply #map6()[%arg1, %arg2]
    %1 = affine.apply #map7()[%arg2]
    %2 = vector.transfer_read %arg0[%0, %1], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
    return %2 : vector<4xf32>
  }
  func.func @several_reads(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (vector<4xf32>, vector<2xf32>, tensor<4x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, %arg2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %0 = affine.apply #map2()[%arg1]
    %1 = affine.apply #map2()[%arg2]
    %2 = vector.transfer_read %arg0[%0, %1], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
    %3 = affine.apply #map8()[%arg1, %arg2]
    %4 = affine.apply #map2()[%arg2]
    %5 = vector.transfer_read %arg0[%3, %4], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<2xf32>
    return %2, %5, %extracted_slice : vector<4xf32>, vector<2xf32>, tensor<4x8xf32>
  }
  func.func @one_element(%arg0: tensor<?xf32>, %arg1: index) -> vector<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = vector.transfer_read %arg0[%arg1], %cst : tensor<?xf32>, vector<f32>
    return %0 : vector<f32>
  }
  func.func @vector_elements(%arg0: tensor<?x?xvector<4xf32>>, %arg1: index) -> vector<4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %0 = affine.apply #map2()[%arg1]
    %1 = affine.apply #map9()[%arg1]
    %2 = vector.transfer_read %arg0[%0, %1], %cst : tensor<?x?xvector<4xf32>>, vector<4xf32>
    return %2 : vector<4xf32>
  }
  func.func @unit_dimensions(%arg0: tensor<1x1x?xf32>, %arg1: index) -> vector<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map2()[%arg1]
    %1 = affine.apply #map9()[%arg1]
    %2 = vector.transfer_read %arg0[%c0, %0, %1], %cst {in_bounds = [true]} : tensor<1x1x?xf32>, vector<4xf32>
    return %2 : vector<4xf32>
  }
  func.func @masked_read(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<5x6xi1>) -> vector<5x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %0 = affine.apply #map10()[%arg1]
    %1 = vector.mask %arg2 { vector.transfer_read %arg0[%c8, %0], %cst {in_bounds = [true, true]} : tensor<?x?xf32>, vector<5x6xf32> } : vector<5x6xi1> -> vector<5x6xf32>
    return %1 : vector<5x6xf32>
  }
  func.func @through_cast(%arg0: tensor<?x?xf32>, %arg1: index) -> (f32, vector<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %extracted = tensor.extract %extracted_slice[%arg1, %arg1] : tensor<4x8xf32>
    %0 = affine.apply #map2()[%arg1]
    %1 = affine.apply #map9()[%arg1]
    %2 = vector.transfer_read %arg0[%0, %1], %cst {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
    return %extracted, %2 : f32, vector<4xf32>
  }
  func.func @strided(%arg0: tensor<?x?xf32>, %arg1: index) -> vector<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 2] [4, 8] [1, 2] : tensor<?x?xf32> to tensor<4x8xf32>
    %0 = vector.transfer_read %extracted_slice[%arg1, %arg1], %cst {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @out_of_bounds(%arg0: tensor<?x?xf32>, %arg1: index) -> vector<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %0 = vector.transfer_read %extracted_slice[%arg1, %arg1], %cst : tensor<4x8xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @mask_operand(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: vector<4xi1>) -> vector<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %0 = vector.transfer_read %extracted_slice[%arg1, %arg1], %cst, %arg2 {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}


// RUN: --split-input-file --verify-diagnostics
func.func @concatenate_dynamicFirstInput_isRejected(%a: tensor<?x3xf32>, %b: tensor<2x3xf32>) -> tensor<?x3xf32> {
  // expected-error @+1 {{Input tensor $0 has dynamic shape}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<?x3xf32>, tensor<2x3xf32> to tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

func.func @concatenate_dynamicOtherDimension_isRejected(%a: tensor<2x?xf32>, %b: tensor<2x3xf32>) -> tensor<4x3xf32> {
  // expected-error @+1 {{Input tensor $0 has dynamic shape}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x?xf32>, tensor<2x3xf32> to tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

func.func @concatenate_oneInput_isRejected(%a: tensor<2x?xf32>) -> tensor<2x?xf32> {
  // expected-error @+1 {{Need at least two tensors to concatenate.}}
  %0 = sparse_tensor.concatenate %a {dimension = 0 : index} : tensor<2x?xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

func.func @pushBack_noCopy_isRejected(%n: index, %m: memref<?xf32>, %v: f32) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0:2 = "sparse_tensor.push_back"(%n, %m, %v, %c) : (index, memref<?xf32>, f32, index) -> (memref<?xf32>, index)
  return
}

// -----

func.func @pushBack_negativeNumberOfCopies_isRejected(%n: index, %m: memref<?xf32>, %v: f32) {
  %c = arith.constant -1 : index
  // expected-error @+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0:2 = sparse_tensor.push_back %n, %m, %v, %c : index, memref<?xf32>, f32, index
  return
}

// -----

func.func @concatenate_dynamicInputOfOtherRank_isRejected(%a: tensor<?xf32>, %b: tensor<2x3xf32>) -> tensor<?x3xf32> {
  // expected-error @+1 {{Input tensor $0 has dynamic shape}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<?xf32>, tensor<2x3xf32> to tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

func.func @concatenate_inputOfOtherRank_isRejected(%a: tensor<3xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // expected-error @+1 {{Input tensor $0 has a different rank (rank=1) from the output tensor (rank=2).}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<3xf32>, tensor<?x3xf32> to tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

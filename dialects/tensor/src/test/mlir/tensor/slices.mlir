// RUN: --canonicalize
// Casts into and out of slices, slices without elements, chains of slices with constants.
func.func @quirk(%a: tensor<?x5xf32>, %b: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<?x5xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %b[%i, %j] [%i, %j] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @quirk2(%a: tensor<5x?xf32>, %b: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<5x?xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %b[%i, %j] [%i, %j] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @rr(%a: tensor<5xf32>, %b: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<5xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %b[%i, %j] [1, %j] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @dest(%a: tensor<?xf32>, %b: tensor<4x8xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %b : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %a into %0[%i, %j] [1, %j] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @zero(%a: tensor<?xf32>, %b: tensor<4x8xf32>, %i: index, %j: index) -> (tensor<4x8xf32>, tensor<0x8xf32>) {
  %c0 = arith.constant 0 : index
  %1 = tensor.insert_slice %a into %b[%i, %j] [1, %c0] [1, 1] : tensor<?xf32> into tensor<4x8xf32>
  %2 = tensor.extract_slice %b[%i, %j] [0, 8] [1, 1] : tensor<4x8xf32> to tensor<0x8xf32>
  return %1, %2 : tensor<4x8xf32>, tensor<0x8xf32>
}
func.func @chain(%b: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<2x2xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %b[%c1, %i] [%c2, %c2] [%c1, %c2] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<2x2xf32>
  %2 = tensor.insert_slice %0 into %b[%c1, %i] [%c2, %c2] [%c1, %c2] : tensor<?x?xf32> into tensor<?x?xf32>
  %3 = tensor.extract_slice %2[%c1, %i] [%c2, %c1] [%c1, %c2] : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.extract_slice %3[0, 0] [%j, 1] [%c1, 1] : tensor<?x?xf32> to tensor<?xf32>
  return %1, %2, %4 : tensor<2x2xf32>, tensor<?x?xf32>, tensor<?xf32>
}

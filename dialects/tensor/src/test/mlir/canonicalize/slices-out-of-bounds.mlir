// RUN: --canonicalize
// Constants and casts are taken only as far as the slice is not known to leave the tensor.
func.func @extraction(%t : tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[%c2, %n] [%c2, %n] [%c2, %c2] : tensor<4x8xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @insertion(%s : tensor<?x?xf32>, %t : tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %t[%c2, %n] [%c2, %n] [%c2, %c2] : tensor<?x?xf32> into tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @offset_is_out_of_bounds(%t : tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %t[%c5, %n] [%n, %n] [%c5, %n] : tensor<4x8xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @offset_is_unknown(%t : tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %t[%n, 0] [%c5, %c5] [1, 1] : tensor<4x8xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @extraction_from_cast(%t : tensor<?x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c5 = arith.constant 5 : index
  %t1 = tensor.cast %t : tensor<?x8xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %t1[0, 4] [%n, 5] [1, 1] : tensor<?x?xf32> to tensor<?x5xf32>
  %1 = tensor.cast %0 : tensor<?x5xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @insertion_into_cast(%s : tensor<?x5xf32>, %t : tensor<?x8xf32>, %n: index) -> tensor<?x?xf32> {
  %t1 = tensor.cast %t : tensor<?x8xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %s into %t1[0, 4] [%n, 5] [1, 1] : tensor<?x5xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

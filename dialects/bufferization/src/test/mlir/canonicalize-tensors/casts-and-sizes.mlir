// RUN: --mlir-version=19.1 --canonicalize
// Sizes and loads of conversions between tensors and buffers, casts before them, constant sizes.
func.func @a(%m: memref<?x?xf32>, %t: tensor<4x?xf32>, %i: index, %tt: tensor<?x?xf32>, %u: tensor<*xf32>) -> (index, memref<?x?xf32>, index, f32, tensor<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<*xf32>, index, index) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = bufferization.to_tensor %m : memref<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %3 = bufferization.to_memref %2 : memref<?x?xf32>
  %4 = bufferization.alloc_tensor(%i, %c5) : tensor<?x?xf32>
  %5 = tensor.dim %4, %c1 : tensor<?x?xf32>
  %6 = bufferization.to_memref %tt : memref<?x?xf32>
  %7 = memref.load %6[%i, %i] : memref<?x?xf32>
  %8 = bufferization.to_memref %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %9 = tensor.cast %t : tensor<4x?xf32> to tensor<*xf32>
  %10 = bufferization.to_memref %9 : memref<*xf32>
  %11 = memref.dim %6, %c1 : memref<?x?xf32>
  %12 = bufferization.alloc_tensor(%i, %i) : tensor<?x?xf32>
  %13 = tensor.dim %12, %c1 : tensor<?x?xf32>
  return %1, %3, %5, %7, %4, %8, %10, %11, %13 : index, memref<?x?xf32>, index, f32, tensor<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<*xf32>, index, index
}
func.func @b(%t: tensor<?x?xf32>, %i: index, %u: tensor<*xf32>) -> (memref<4x?xf32>, index, f32, tensor<?xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = bufferization.to_memref %0 : memref<4x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) : tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = bufferization.to_memref %t read_only : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %5 = memref.load %4[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %6 = bufferization.alloc_tensor(%c4) size_hint=%i {a} : tensor<?xf32>
  %7 = bufferization.alloc_tensor(%c4) : tensor<?xf32>
  %8 = tensor.cast %7 : tensor<?xf32> to tensor<4xf32>
  return %1, %3, %5, %6, %8 : memref<4x?xf32>, index, f32, tensor<?xf32>, tensor<4xf32>
}
func.func @c(%a: tensor<4xf32>, %b: tensor<4xf32>, %m: memref<?xf32>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  %d = tensor.dim %2, %c0 : tensor<?xf32>
  return %2, %d : tensor<?xf32>, index
}

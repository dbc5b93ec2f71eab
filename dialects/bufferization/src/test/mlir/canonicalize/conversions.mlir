// RUN: --mlir-version=19.1 --canonicalize --allow-unregistered-dialect
// Conversions between tensors and buffers that undo each other, clones, and the conditions under which they stay.
func.func @memref_of_tensor_in_other_layout(%m: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[1], offset: ?>>
  %1 = bufferization.to_memref %0 : memref<?xf32>
  return %1 : memref<?xf32>
}

func.func @memref_of_tensor_in_other_space(%m: memref<4xf32, 1>) -> memref<4xf32, 2> {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1>
  %1 = bufferization.to_memref %0 : memref<4xf32, 2>
  return %1 : memref<4xf32, 2>
}

func.func @tensor_of_memref(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.to_memref %t : memref<?xf32>
  %1 = bufferization.to_tensor %0 : memref<?xf32>
  return %1 : tensor<?xf32>
}

func.func @tensor_of_memref_with_writes(%t: tensor<?xf32>, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = bufferization.to_memref %t : memref<?xf32>
  memref.store %f, %0[%i] : memref<?xf32>
  %1 = bufferization.to_tensor %0 : memref<?xf32>
  return %1 : tensor<?xf32>
}

func.func @read_of_memref(%t: tensor<?xf32>, %i: index) -> f32 {
  %0 = bufferization.to_memref %t : memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  return %1 : f32
}

func.func @sizes(%m: memref<?x4xf32>, %t: tensor<?xf32>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_tensor %m : memref<?x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x4xf32>
  %3 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?xf32>
  %5 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %6 = tensor.dim %5, %c0 : tensor<?xf32>
  return %1, %2, %4, %6 : index, index, index, index
}

func.func @constant_sizes_of_allocation(%n: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c4, %n) {memory_space = 1 : i64} : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @constant_sizes_with_copy(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @casts(%t: tensor<4xf32>, %d: tensor<?xf32>) -> (memref<?xf32>, memref<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = bufferization.to_memref %0 : memref<?xf32>
  %2 = tensor.cast %d : tensor<?xf32> to tensor<4xf32>
  %3 = bufferization.to_memref %2 : memref<4xf32>
  return %1, %3 : memref<?xf32>, memref<4xf32>
}

func.func @clone_whose_source_is_freed(%a: f32, %i: index) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %a, %0[%i] : memref<4xf32>
  %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : memref<4xf32>
}

func.func @clone_that_is_freed(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

func.func @clone_and_source_freed_in_order(%f: f32, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %f, %0[%i] : memref<4xf32>
  %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %2 = memref.load %1[%i] : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return %2 : f32
}

func.func @clone_freed_in_other_block(%m: memref<4xf32>, %c: i1, %i: index) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.dealloc %0 : memref<4xf32>
  return
^bb2:
  "test.use"(%0) : (memref<4xf32>) -> ()
  return
}

func.func @clone_to_other_type_that_is_freed(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

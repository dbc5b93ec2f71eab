// RUN: --mlir-version=19.1 --canonicalize --allow-unregistered-dialect
// VALIDATION: the argument and the result become one buffer; writes to the source of a clone are undefined
func.func @memref_of_tensor_of_same_type(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32>
  %1 = bufferization.to_memref %0 : memref<?xf32>
  return %1 : memref<?xf32>
}

func.func @memref_of_tensor_of_castable_type(%m: memref<?xf32, strided<[1], offset: 3>>) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[1], offset: 3>>
  %1 = bufferization.to_memref %0 : memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

func.func @clone_with_write_to_source_before_free(%m: memref<4xf32>, %f: f32, %i: index) -> f32 {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.store %f, %m[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1 : f32
}

module {
  func.func @memref_of_tensor_of_same_type(%arg0: memref<?xf32>) -> memref<?xf32> {
    return %arg0 : memref<?xf32>
  }
  func.func @memref_of_tensor_of_castable_type(%arg0: memref<?xf32, strided<[1], offset: 3>>) -> memref<?xf32, strided<[1], offset: ?>> {
    %cast = memref.cast %arg0 : memref<?xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[1], offset: ?>>
    return %cast : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func @clone_with_write_to_source_before_free(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> f32 {
    memref.store %arg1, %arg0[%arg2] : memref<4xf32>
    %0 = memref.load %arg0[%arg2] : memref<4xf32>
    return %0 : f32
  }
}


module {
  func.func @view(%arg0: memref<10xf32>, %arg1: f32) {
    affine.for %arg2 = 0 to 10 {
      %cast = memref.cast %arg0 : memref<10xf32> to memref<?xf32>
      affine.store %arg1, %arg0[%arg2] : memref<10xf32>
      %0 = affine.load %cast[%arg2 + 1] : memref<?xf32>
    }
    affine.parallel (%arg2) = (0) to (10) {
      %cast = memref.cast %arg0 : memref<10xf32> to memref<?xf32>
      %0 = affine.load %cast[%arg2 + 1] : memref<?xf32>
      %1 = affine.load %arg0[%arg2] : memref<10xf32>
    }
    return
  }
  func.func @step(%arg0: memref<10xf32>) {
    affine.parallel (%arg1) = (0) to (8) step (2) {
      %0 = affine.load %arg0[%arg1 + 1] : memref<10xf32>
      affine.store %0, %arg0[%arg1] : memref<10xf32>
    }
    return
  }
  func.func @unsigned(%arg0: memref<10xi32>, %arg1: i32) -> i32 {
    %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1) -> (i32) {
      %1 = affine.load %arg0[%arg2 + 1] : memref<10xi32>
      %2 = arith.minui %1, %arg3 : i32
      affine.yield %2 : i32
    }
    return %0 : i32
  }
}


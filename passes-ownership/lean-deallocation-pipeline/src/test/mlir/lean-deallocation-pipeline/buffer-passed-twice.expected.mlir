module {
  func.func private @takes(%arg0: memref<4xf32>, %arg1: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    %1 = memref.load %arg1[%c0] : memref<4xf32>
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
  func.func @passes_twice(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%c0] : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
    %0 = call @takes(%alloc_0, %alloc) : (memref<4xf32>, memref<4xf32>) -> f32
    memref.dealloc %alloc : memref<4xf32>
    return %0 : f32
  }
  func.func @passes_view(%arg0: f32, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    memref.store %arg0, %alloc[%c0] : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<4xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %cast, %alloc_0 : memref<4xf32> to memref<4xf32>
    %0 = call @takes(%alloc_0, %reinterpret_cast) : (memref<4xf32>, memref<4xf32>) -> f32
    memref.dealloc %alloc : memref<?xf32>
    return %0 : f32
  }
  func.func @uses_later(%arg0: f32, %arg1: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%c0] : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
    %0 = call @takes(%alloc_0, %arg1) : (memref<4xf32>, memref<4xf32>) -> f32
    %1 = memref.load %alloc[%c0] : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
  func.func @main() -> (f32, f32, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %cst, %alloc[%c0] : memref<4xf32>
    %0 = call @passes_twice(%cst) : (f32) -> f32
    %1 = call @passes_view(%cst, %c4) : (f32, index) -> f32
    %2 = call @uses_later(%cst, %alloc) : (f32, memref<4xf32>) -> f32
    memref.dealloc %alloc : memref<4xf32>
    return %0, %1, %2 : f32, f32, f32
  }
}


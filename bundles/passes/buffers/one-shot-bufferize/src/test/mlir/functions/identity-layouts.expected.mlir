module {
  func.func @caller(%arg0: memref<8xf32>, %arg1: f32, %arg2: index) -> (f32, memref<8xf32>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32> to memref<8xf32>
    %0 = call @write(%alloc, %arg1, %arg2) : (memref<8xf32>, f32, index) -> memref<8xf32>
    %1 = call @read(%arg0, %arg2) : (memref<8xf32>, index) -> f32
    return %1, %0 : f32, memref<8xf32>
  }
  func.func private @write(%arg0: memref<8xf32>, %arg1: f32, %arg2: index) -> memref<8xf32> {
    memref.store %arg1, %arg0[%arg2] : memref<8xf32>
    return %arg0 : memref<8xf32>
  }
  func.func private @read(%arg0: memref<8xf32>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1] : memref<8xf32>
    return %0 : f32
  }
}

// -----
module {
  func.func @layouts(%arg0: memref<8x8xf32>, %arg1: memref<8x8xf32>, %arg2: index) -> (memref<4x4xf32>, memref<?xf32>) {
    %subview = memref.subview %arg1[2, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 18>>
    %alloc = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    memref.copy %subview, %alloc_0 : memref<4x4xf32, strided<[8, 1], offset: 18>> to memref<4x4xf32>
    return %alloc_0, %alloc : memref<4x4xf32>, memref<?xf32>
  }
}


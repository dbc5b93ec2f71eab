module {
  func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (f32, memref<8xf32, strided<[?], offset: ?>>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
    %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
    %0 = call @write(%cast, %arg1, %arg2) : (memref<8xf32, strided<[?], offset: ?>>, f32, index) -> memref<8xf32, strided<[?], offset: ?>>
    %1 = call @read(%arg0, %arg2) : (memref<8xf32, strided<[?], offset: ?>>, index) -> f32
    return %1, %0 : f32, memref<8xf32, strided<[?], offset: ?>>
  }
  func.func private @write(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<8xf32, strided<[?], offset: ?>> {
    memref.store %arg1, %arg0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
    return %arg0 : memref<8xf32, strided<[?], offset: ?>>
  }
  func.func private @read(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1] : memref<8xf32, strided<[?], offset: ?>>
    return %0 : f32
  }
}

// -----
module {
  func.func private @any(memref<?xf32, strided<[?], offset: ?>>)
  func.func private @reader(memref<?xf32, strided<[?], offset: ?>> {bufferization.access = "read"})
  func.func private @unranked(memref<*xf32>)
  func.func @external(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<?xf32, strided<[?], offset: ?>> {
    call @reader(%arg0) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    call @any(%cast) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
    return %arg0 : memref<?xf32, strided<[?], offset: ?>>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @layouts(%arg0: memref<8x8xf32, #map>, %arg1: memref<8x8xf32, strided<[?, ?], offset: ?>>, %arg2: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32>) {
    %subview = memref.subview %arg1[2, 2] [4, 4] [1, 1] : memref<8x8xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %subview, %alloc : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32>
  }
}

// -----
module {
  memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<[1.000000e+00, 3.000000e+00]> {alignment = 64 : i64}
  memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
  module @inner {
    func.func @f(%arg0: index) -> f32 {
      %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
      %extracted = tensor.extract %cst[%arg0] : tensor<2xf32>
      return %extracted : f32
    }
  }
  func.func @g(%arg0: index) -> (f32, f32) {
    %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
    %1 = memref.get_global @__constant_2xf32_0 : memref<2xf32>
    %2 = memref.load %0[%arg0] : memref<2xf32>
    %3 = memref.load %1[%arg0] : memref<2xf32>
    return %2, %3 : f32, f32
  }
}


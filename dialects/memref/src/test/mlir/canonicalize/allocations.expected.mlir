#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @constant_sizes(%arg0: index) {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<4x?xf32>
    %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
    %alloca = memref.alloca(%arg0) {alignment = 32 : i64} : memref<?x4xf32>
    %cast_0 = memref.cast %alloca : memref<?x4xf32> to memref<?x?xf32>
    "test.use"(%cast, %cast_0) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    return
  }
  func.func @negative_size() {
    %c-1 = arith.constant -1 : index
    %alloc = memref.alloc(%c-1) : memref<?xf32>
    %alloc_0 = memref.alloc() : memref<0xf32>
    %cast = memref.cast %alloc_0 : memref<0xf32> to memref<?xf32>
    "test.use"(%alloc, %cast) : (memref<?xf32>, memref<?xf32>) -> ()
    return
  }
  func.func @symbols(%arg0: index) {
    %alloc = memref.alloc()[%arg0] : memref<4xf32, #map>
    %cast = memref.cast %alloc : memref<4xf32, #map> to memref<?xf32, #map>
    "test.use"(%cast) : (memref<?xf32, #map>) -> ()
    return
  }
  func.func @dead(%arg0: f32, %arg1: index) {
    return
  }
  func.func @alive(%arg0: f32, %arg1: index, %arg2: memref<4xmemref<4xf32>>) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %alloc, %arg2[%arg1] : memref<4xmemref<4xf32>>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc_0[%arg1] : memref<4xf32>
    %0 = memref.load %alloc_0[%arg1] : memref<4xf32>
    return %0 : f32
  }
  func.func @copies(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<?xf32>, %arg3: memref<0x4xf32>, %arg4: memref<0x4xf32>) {
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    memref.copy %arg0, %arg2 : memref<4xf32> to memref<?xf32>
    %cast = memref.cast %arg2 : memref<?xf32> to memref<4xf32>
    memref.copy %cast, %arg1 : memref<4xf32> to memref<4xf32>
    memref.copy %arg1, %cast : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @casts(%arg0: memref<4xf32>) -> (f32, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    memref.store %0, %arg0[%c0] : memref<4xf32>
    memref.prefetch %arg0[%c0], read, locality<3>, data : memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    return %0, %cast : f32, memref<?xf32>
  }
}


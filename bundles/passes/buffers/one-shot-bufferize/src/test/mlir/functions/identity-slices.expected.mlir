module {
  func.func private @sum(%arg0: memref<2xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg0[%c0] : memref<2xf32>
    %1 = memref.load %arg0[%c1] : memref<2xf32>
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
  func.func @of_slice(%arg0: memref<8xf32>, %arg1: index) -> f32 {
    %subview = memref.subview %arg0[%arg1] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
    memref.copy %subview, %alloc : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32>
    %0 = call @sum(%alloc) : (memref<2xf32>) -> f32
    return %0 : f32
  }
}


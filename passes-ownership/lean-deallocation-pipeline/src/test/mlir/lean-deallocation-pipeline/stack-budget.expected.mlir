module {
  func.func @f(%arg0: memref<8xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<8xf32>
    memref.copy %arg0, %alloca : memref<8xf32> to memref<8xf32>
    %alloc = memref.alloc() : memref<32xf32>
    %0 = memref.load %alloca[%c0] : memref<8xf32>
    memref.store %0, %alloc[%c0] : memref<32xf32>
    %1 = memref.load %alloc[%c0] : memref<32xf32>
    memref.dealloc %alloc : memref<32xf32>
    memref.store %1, %arg0[%c0] : memref<8xf32>
    return %1 : f32
  }
}


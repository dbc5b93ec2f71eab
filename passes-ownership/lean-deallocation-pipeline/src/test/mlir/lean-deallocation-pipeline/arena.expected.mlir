module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<8xf32>) {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<32xi8>
    %view = memref.view %alloc[%c0][] : memref<32xi8> to memref<4xf32>
    memref.store %0, %view[%c0] : memref<4xf32>
    %view_0 = memref.view %alloc[%c0][] : memref<32xi8> to memref<8xf32>
    %1 = memref.load %view[%c0] : memref<4xf32>
    memref.store %1, %view_0[%c0] : memref<8xf32>
    %view_1 = memref.view %alloc[%c0][] : memref<32xi8> to memref<2xf64>
    %2 = memref.load %view_0[%c0] : memref<8xf32>
    %3 = arith.extf %2 : f32 to f64
    memref.store %3, %view_1[%c0] : memref<2xf64>
    %4 = memref.load %view_1[%c0] : memref<2xf64>
    memref.dealloc %alloc : memref<32xi8>
    %5 = arith.truncf %4 : f64 to f32
    memref.store %5, %arg1[%c0] : memref<8xf32>
    return
  }
}


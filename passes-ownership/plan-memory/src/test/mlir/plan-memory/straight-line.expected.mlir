module {
  func.func @chain(%arg0: memref<8xf32>) {
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<64xi8>
    %c0 = arith.constant 0 : index
    %view = memref.view %alloc[%c0][] : memref<64xi8> to memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%view : memref<8xf32>)
    %c32 = arith.constant 32 : index
    %view_0 = memref.view %alloc[%c32][] : memref<64xi8> to memref<8xf32>
    linalg.exp ins(%view : memref<8xf32>) outs(%view_0 : memref<8xf32>)
    %c0_1 = arith.constant 0 : index
    %view_2 = memref.view %alloc[%c0_1][] : memref<64xi8> to memref<2x4xf32>
    %collapse_shape = memref.collapse_shape %view_2 [[0, 1]] : memref<2x4xf32> into memref<8xf32>
    linalg.exp ins(%view_0 : memref<8xf32>) outs(%collapse_shape : memref<8xf32>)
    memref.copy %collapse_shape, %arg0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc : memref<64xi8>
    return
  }
  func.func @alignment(%arg0: f32, %arg1: i8, %arg2: f64) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<51xi8>
    %c48 = arith.constant 48 : index
    %view = memref.view %alloc[%c48][] : memref<51xi8> to memref<3xi8>
    %c0 = arith.constant 0 : index
    %view_0 = memref.view %alloc[%c0][] : memref<51xi8> to memref<8xf32>
    %c32 = arith.constant 32 : index
    %view_1 = memref.view %alloc[%c32][] : memref<51xi8> to memref<2xf64>
    linalg.fill ins(%arg1 : i8) outs(%view : memref<3xi8>)
    linalg.fill ins(%arg0 : f32) outs(%view_0 : memref<8xf32>)
    linalg.fill ins(%arg2 : f64) outs(%view_1 : memref<2xf64>)
    %alloc_2 = memref.alloc() {alignment = 16 : i64} : memref<64xi8, 1>
    %c0_3 = arith.constant 0 : index
    %view_4 = memref.view %alloc_2[%c0_3][] : memref<64xi8, 1> to memref<8xf32, 1>
    %c32_5 = arith.constant 32 : index
    %view_6 = memref.view %alloc_2[%c32_5][] : memref<64xi8, 1> to memref<8xf32, 1>
    linalg.fill ins(%arg0 : f32) outs(%view_4 : memref<8xf32, 1>)
    linalg.fill ins(%arg0 : f32) outs(%view_6 : memref<8xf32, 1>)
    memref.copy %view_4, %view_6 : memref<8xf32, 1> to memref<8xf32, 1>
    memref.dealloc %alloc_2 : memref<64xi8, 1>
    linalg.fill ins(%arg1 : i8) outs(%view : memref<3xi8>)
    linalg.fill ins(%arg0 : f32) outs(%view_0 : memref<8xf32>)
    memref.dealloc %alloc : memref<51xi8>
    return
  }
}


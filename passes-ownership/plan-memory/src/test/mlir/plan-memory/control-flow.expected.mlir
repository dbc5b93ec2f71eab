module {
  func.func @branches(%arg0: memref<8xf32>, %arg1: i1, %arg2: index, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<96xi8>
    %c0_0 = arith.constant 0 : index
    %view = memref.view %alloc[%c0_0][] : memref<96xi8> to memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%view : memref<8xf32>)
    scf.if %arg1 {
      %c32_4 = arith.constant 32 : index
      %view_5 = memref.view %alloc[%c32_4][] : memref<96xi8> to memref<16xf32>
      %subview = memref.subview %view_5[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
      memref.copy %view, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
    } else {
      %c32_4 = arith.constant 32 : index
      %view_5 = memref.view %alloc[%c32_4][] : memref<96xi8> to memref<8xf32>
      memref.copy %view, %view_5 : memref<8xf32> to memref<8xf32>
    }
    %c32 = arith.constant 32 : index
    %view_1 = memref.view %alloc[%c32][] : memref<96xi8> to memref<8xf32>
    scf.for %arg4 = %c0 to %arg2 step %c1 {
      linalg.exp ins(%view : memref<8xf32>) outs(%view_1 : memref<8xf32>)
      memref.copy %view_1, %arg0 : memref<8xf32> to memref<8xf32>
    }
    %c0_2 = arith.constant 0 : index
    %view_3 = memref.view %alloc[%c0_2][] : memref<96xi8> to memref<24xf32>
    linalg.fill ins(%arg3 : f32) outs(%view_3 : memref<24xf32>)
    memref.dealloc %alloc : memref<96xi8>
    return
  }
  func.func @blocks(%arg0: memref<8xf32>, %arg1: i1, %arg2: i1, %arg3: f32) {
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<96xi8>
    %c0 = arith.constant 0 : index
    %view = memref.view %alloc[%c0][] : memref<96xi8> to memref<16xf32>
    linalg.fill ins(%arg3 : f32) outs(%view : memref<16xf32>)
    %c64 = arith.constant 64 : index
    %view_0 = memref.view %alloc[%c64][] : memref<96xi8> to memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%view_0 : memref<8xf32>)
    linalg.fill ins(%arg3 : f32) outs(%view : memref<16xf32>)
    cf.cond_br %arg1, ^bb1, ^bb3
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %c0_1 = arith.constant 0 : index
    %view_2 = memref.view %alloc[%c0_1][] : memref<96xi8> to memref<8xf32>
    linalg.exp ins(%view_0 : memref<8xf32>) outs(%view_2 : memref<8xf32>)
    memref.copy %view_2, %arg0 : memref<8xf32> to memref<8xf32>
    cf.cond_br %arg2, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    %c0_3 = arith.constant 0 : index
    %view_4 = memref.view %alloc[%c0_3][] : memref<96xi8> to memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%view_4 : memref<8xf32>)
    memref.dealloc %alloc : memref<96xi8>
    return
  ^bb3:  // pred: ^bb0
    memref.dealloc %alloc : memref<96xi8>
    return
  }
}


module {
  func.func @branch(%arg0: memref<8xf32>, %arg1: i1, %arg2: f32) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    scf.if %arg1 {
      %alloc_0 = memref.alloc() {alignment = 16 : i64} : memref<256xi8>
      %c0 = arith.constant 0 : index
      %view = memref.view %alloc_0[%c0][] : memref<256xi8> to memref<64xf32>
      linalg.fill ins(%arg2 : f32) outs(%view : memref<64xf32>)
      %c0_1 = arith.constant 0 : index
      %view_2 = memref.view %alloc_0[%c0_1][] : memref<256xi8> to memref<48xf32>
      linalg.fill ins(%arg2 : f32) outs(%view_2 : memref<48xf32>)
      memref.dealloc %alloc_0 : memref<256xi8>
    }
    memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return
  }
  func.func @branch_in_loop(%arg0: index, %arg1: i1, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      scf.if %arg1 {
        %alloc = memref.alloc() {alignment = 16 : i64} : memref<256xi8>
        %c0_0 = arith.constant 0 : index
        %view = memref.view %alloc[%c0_0][] : memref<256xi8> to memref<64xf32>
        linalg.fill ins(%arg2 : f32) outs(%view : memref<64xf32>)
        %c0_1 = arith.constant 0 : index
        %view_2 = memref.view %alloc[%c0_1][] : memref<256xi8> to memref<48xf32>
        linalg.fill ins(%arg2 : f32) outs(%view_2 : memref<48xf32>)
        memref.dealloc %alloc : memref<256xi8>
      }
    }
    return
  }
  func.func @loop(%arg0: index, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<256xi8>
    %c0_0 = arith.constant 0 : index
    %view = memref.view %alloc[%c0_0][] : memref<256xi8> to memref<64xf32>
    %c0_1 = arith.constant 0 : index
    %view_2 = memref.view %alloc[%c0_1][] : memref<256xi8> to memref<48xf32>
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      linalg.fill ins(%arg1 : f32) outs(%view : memref<64xf32>)
      linalg.fill ins(%arg1 : f32) outs(%view_2 : memref<48xf32>)
    }
    memref.dealloc %alloc : memref<256xi8>
    return
  }
  func.func @early(%arg0: f32, %arg1: index) -> index {
    %0 = arith.addi %arg1, %arg1 : index
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<256xi8>
    %c0 = arith.constant 0 : index
    %view = memref.view %alloc[%c0][] : memref<256xi8> to memref<64xf32>
    %c0_0 = arith.constant 0 : index
    %view_1 = memref.view %alloc[%c0_0][] : memref<256xi8> to memref<48xf32>
    linalg.fill ins(%arg0 : f32) outs(%view : memref<64xf32>)
    linalg.fill ins(%arg0 : f32) outs(%view_1 : memref<48xf32>)
    memref.dealloc %alloc : memref<256xi8>
    %1 = arith.addi %0, %arg1 : index
    return %1 : index
  }
  func.func @apart(%arg0: f32) -> memref<128xf32> {
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<512xi8>
    %c0 = arith.constant 0 : index
    %view = memref.view %alloc[%c0][] : memref<512xi8> to memref<64xf32>
    %c256 = arith.constant 256 : index
    %view_0 = memref.view %alloc[%c256][] : memref<512xi8> to memref<64xf32>
    linalg.fill ins(%arg0 : f32) outs(%view : memref<64xf32>)
    linalg.fill ins(%arg0 : f32) outs(%view_0 : memref<64xf32>)
    linalg.fill ins(%arg0 : f32) outs(%view : memref<64xf32>)
    memref.dealloc %alloc : memref<512xi8>
    %alloc_1 = memref.alloc() : memref<128xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_1 : memref<128xf32>)
    %alloc_2 = memref.alloc() : memref<2xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_2 : memref<2xf32>)
    memref.dealloc %alloc_2 : memref<2xf32>
    %alloc_3 = memref.alloc() : memref<1xf32>
    linalg.fill ins(%arg0 : f32) outs(%alloc_3 : memref<1xf32>)
    memref.dealloc %alloc_3 : memref<1xf32>
    return %alloc_1 : memref<128xf32>
  }
}


module {
  func.func @loop(%arg0: memref<2xf32>, %arg1: i1, %arg2: f32, %arg3: index) {
    %true = arith.constant true
    %false = arith.constant false
    cf.br ^bb1(%arg0, %false : memref<2xf32>, i1)
  ^bb1(%0: memref<2xf32>, %1: i1):  // 2 preds: ^bb0, ^bb1
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
    memref.store %arg2, %alloc[%arg3] : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
    %2 = arith.andi %1, %arg1 : i1
    %3 = bufferization.dealloc (%base_buffer, %alloc : memref<f32>, memref<2xf32>) if (%2, %arg1) retain (%alloc : memref<2xf32>)
    %4 = arith.xori %arg1, %true : i1
    %5 = arith.andi %1, %4 : i1
    %6 = arith.xori %arg1, %true : i1
    bufferization.dealloc (%base_buffer, %alloc : memref<f32>, memref<2xf32>) if (%5, %6)
    cf.cond_br %arg1, ^bb1(%alloc, %3 : memref<2xf32>, i1), ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}


module {
  func.func @switch(%arg0: i32, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    memref.store %arg1, %alloc_0[%arg2] : memref<2xf32>
    %0:2 = bufferization.dealloc (%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>) if (%true, %true) retain (%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>)
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %1 = bufferization.dealloc (%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>) if (%0#0, %0#1) retain (%alloc : memref<2xf32>)
    cf.br ^bb4(%alloc, %1 : memref<2xf32>, i1)
  ^bb2:  // pred: ^bb0
    %2 = bufferization.dealloc (%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>) if (%0#0, %0#1) retain (%alloc_0 : memref<2xf32>)
    cf.br ^bb4(%alloc_0, %2 : memref<2xf32>, i1)
  ^bb3:  // pred: ^bb0
    bufferization.dealloc (%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>) if (%0#0, %0#1)
    return
  ^bb4(%3: memref<2xf32>, %4: i1):  // 2 preds: ^bb1, ^bb2
    memref.store %arg1, %3[%arg2] : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %3 : memref<2xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<f32>) if (%4)
    return
  }
}


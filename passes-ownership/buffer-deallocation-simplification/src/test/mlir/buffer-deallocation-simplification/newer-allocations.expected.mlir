module {
  func.func @loop(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xi32>, %arg4: i1) {
    %alloc = memref.alloc() : memref<2xi32>
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %alloc) -> (memref<2xi32>) {
      %alloc_0 = memref.alloc() : memref<2xi32>
      memref.copy %arg3, %alloc_0 : memref<2xi32> to memref<2xi32>
      bufferization.dealloc (%arg6 : memref<2xi32>) if (%arg4)
      bufferization.dealloc (%alloc_0 : memref<2xi32>) if (%arg4)
      bufferization.dealloc (%arg6, %alloc : memref<2xi32>, memref<2xi32>) if (%arg4, %arg4)
      scf.yield %alloc_0 : memref<2xi32>
    }
    return
  }
  func.func @branches(%arg0: memref<2xi32>, %arg1: i1) {
    %alloc = memref.alloc() : memref<2xi32>
    cf.br ^bb1(%alloc : memref<2xi32>)
  ^bb1(%0: memref<2xi32>):  // 2 preds: ^bb0, ^bb1
    %alloc_0 = memref.alloc() : memref<2xi32>
    memref.copy %arg0, %alloc_0 : memref<2xi32> to memref<2xi32>
    bufferization.dealloc (%0 : memref<2xi32>) if (%arg1)
    bufferization.dealloc (%alloc_0 : memref<2xi32>) if (%arg1)
    cf.cond_br %arg1, ^bb1(%alloc_0 : memref<2xi32>), ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}


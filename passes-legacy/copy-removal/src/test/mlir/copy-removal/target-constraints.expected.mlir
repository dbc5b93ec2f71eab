module {
  func.func @blocks(%arg0: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    memref.copy %alloc, %arg0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @target_used(%arg0: memref<2xf32>) {
    %cast = memref.cast %arg0 : memref<2xf32> to memref<?xf32>
    %alloc = memref.alloc() : memref<2xf32>
    "test.use"(%alloc, %cast) : (memref<2xf32>, memref<?xf32>) -> ()
    memref.copy %alloc, %arg0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @sibling_used(%arg0: memref<2xf32>, %arg1: i1) {
    %alloc = memref.alloc() : memref<2xf32>
    %0 = arith.select %arg1, %alloc, %arg0 : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    "test.use"(%alloc_0, %0) : (memref<2xf32>, memref<2xf32>) -> ()
    memref.copy %alloc_0, %arg0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc_0 : memref<2xf32>
    return
  }
  memref.global "private" @g : memref<2xf32>
  func.func @global() {
    %0 = memref.get_global @g : memref<2xf32>
    %alloc = memref.alloc() : memref<2xf32>
    "test.use"(%alloc) : (memref<2xf32>) -> ()
    memref.copy %alloc, %0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @reused(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    scf.for %arg4 = %arg0 to %arg1 step %arg2 {
      test.buffer_based in(%arg3 : memref<2xf32>) out(%alloc : memref<2xf32>)
    }
    return %alloc : memref<2xf32>
  }
}


module {
  func.func @blocks(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %alloc_0 = memref.alloc() : memref<2xf32>
    "test.use"(%alloc_0, %alloc) : (memref<2xf32>, memref<2xf32>) -> ()
    memref.copy %alloc_0, %alloc : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc_0 : memref<2xf32>
    return %alloc : memref<2xf32>
  }
  func.func @target_used(%arg0: memref<2xf32>) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    %cast = memref.cast %alloc_0 : memref<2xf32> to memref<?xf32>
    "test.use"(%cast) : (memref<?xf32>) -> ()
    memref.copy %alloc, %alloc_0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return %alloc_0 : memref<2xf32>
  }
  func.func @source_used(%arg0: memref<2xf32>, %arg1: i1) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    %cast = memref.cast %alloc : memref<2xf32> to memref<?xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    memref.copy %alloc, %alloc_0 : memref<2xf32> to memref<2xf32>
    scf.if %arg1 {
      "test.use"(%cast) : (memref<?xf32>) -> ()
    }
    memref.dealloc %alloc : memref<2xf32>
    return %alloc_0 : memref<2xf32>
  }
  func.func @not_freed(%arg0: memref<2xf32>) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    memref.copy %arg0, %alloc : memref<2xf32> to memref<2xf32>
    return %alloc : memref<2xf32>
  }
  func.func @stack() {
    %alloc = memref.alloc() : memref<2xf32>
    %alloca = memref.alloca() : memref<2xf32>
    "test.use"(%alloc, %alloca) : (memref<2xf32>, memref<2xf32>) -> ()
    memref.copy %alloc, %alloca : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    "test.use"(%alloca) : (memref<2xf32>) -> ()
    return
  }
  func.func @types() -> (memref<2xf32>, memref<?xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
    memref.copy %alloc, %alloc_0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    %c2 = arith.constant 2 : index
    %alloc_1 = memref.alloc() : memref<2xf32>
    %alloc_2 = memref.alloc(%c2) : memref<?xf32>
    memref.copy %alloc_1, %alloc_2 : memref<2xf32> to memref<?xf32>
    memref.dealloc %alloc_1 : memref<2xf32>
    return %alloc_0, %alloc_2 : memref<2xf32>, memref<?xf32>
  }
}


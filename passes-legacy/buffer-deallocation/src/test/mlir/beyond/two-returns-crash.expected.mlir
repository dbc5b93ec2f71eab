module {
  func.func @f(%arg0: i1) {
    %alloc = memref.alloc() : memref<2xi64>
    cf.cond_br %arg0, ^bb1(%alloc : memref<2xi64>), ^bb2
  ^bb1(%0: memref<2xi64>):  // pred: ^bb0
    memref.dealloc %alloc : memref<2xi64>
    return
  ^bb2:  // pred: ^bb0
    memref.dealloc %alloc : memref<2xi64>
    return
  }
}


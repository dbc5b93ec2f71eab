module {
  func.func @unreachable() {
    return
  ^bb1:  // no predecessors
    %alloc = memref.alloc() : memref<2xf32>
    cf.br ^bb2(%alloc : memref<2xf32>)
  ^bb2(%0: memref<2xf32>):  // pred: ^bb1
    return
  }
}


module {
  func.func @f(%arg0: memref<5xf32>, %arg1: memref<5xf32>) {
    memref.copy %arg0, %arg1 : memref<5xf32> to memref<5xf32>
    return
  ^bb1(%0: memref<5xf32>):  // pred: ^bb2
    memref.copy %0, %arg1 : memref<5xf32> to memref<5xf32>
    return
  ^bb2(%1: memref<5xf32>):  // no predecessors
    cf.br ^bb1(%1 : memref<5xf32>)
  }
}


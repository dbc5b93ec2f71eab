module {
  func.func @on_tensors(%arg0: memref<5xf32>, %arg1: i1, %arg2: memref<5xf32>) -> i1 {
    memref.copy %arg0, %arg2 : memref<5xf32> to memref<5xf32>
    return %arg1 : i1
  }
}


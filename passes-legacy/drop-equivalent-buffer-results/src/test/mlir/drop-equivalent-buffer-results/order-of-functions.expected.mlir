module {
  func.func @first(%arg0: memref<4xf32>) -> memref<4xf32> {
    call @second(%arg0) : (memref<4xf32>) -> ()
    return %arg0 : memref<4xf32>
  }
  func.func @second(%arg0: memref<4xf32>) {
    return
  }
  func.func @third(%arg0: memref<4xf32>) {
    call @second(%arg0) : (memref<4xf32>) -> ()
    return
  }
  func.func @recursive(%arg0: memref<4xf32>) {
    call @recursive(%arg0) : (memref<4xf32>) -> ()
    return
  }
}


module {
  func.func private @use(i32, i32)
  func.func @reads(%arg0: memref<2xi32>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<2xi32>
    memref.store %0, %arg0[%arg1] : memref<2xi32>
    %1 = memref.load %arg0[%arg1] : memref<2xi32>
    call @use(%0, %0) : (i32, i32) -> ()
    call @use(%1, %1) : (i32, i32) -> ()
    return
  }
}


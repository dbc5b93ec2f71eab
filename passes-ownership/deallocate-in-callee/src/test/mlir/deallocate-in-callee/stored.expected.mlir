module {
  func.func private @work()
  func.func @main(%arg0: memref<f32>, %arg1: memref<memref<f32>>, %arg2: f32) {
    memref.store %arg0, %arg1[] : memref<memref<f32>>
    call @callee(%arg0, %arg2) : (memref<f32>, f32) -> ()
    return
  }
  func.func private @callee(%arg0: memref<f32>, %arg1: f32) {
    memref.store %arg1, %arg0[] : memref<f32>
    call @work() : () -> ()
    memref.dealloc %arg0 : memref<f32>
    %0 = arith.addf %arg1, %arg1 : f32
    return
  }
}


module {
  func.func @main(%arg0: memref<f32>) {
    call @public(%arg0) : (memref<f32>) -> ()
    memref.dealloc %arg0 : memref<f32>
    return
  }
  func.func @public(%arg0: memref<f32>) {
    return
  }
}

// -----
module {
  func.func @main(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: f32) {
    call @callee(%arg0) : (memref<f32>) -> ()
    memref.dealloc %arg0 : memref<f32>
    call @callee(%arg1) : (memref<f32>) -> ()
    memref.store %arg2, %arg1[] : memref<f32>
    memref.dealloc %arg1 : memref<f32>
    return
  }
  func.func private @callee(%arg0: memref<f32>) {
    return
  }
}

// -----
module {
  func.func @main(%arg0: memref<f32>) -> ((memref<f32>) -> ()) {
    call @callee(%arg0) : (memref<f32>) -> ()
    memref.dealloc %arg0 : memref<f32>
    %f = constant @callee : (memref<f32>) -> ()
    return %f : (memref<f32>) -> ()
  }
  func.func private @callee(%arg0: memref<f32>) {
    return
  }
}

// -----
module {
  func.func private @callee(memref<f32>)
  func.func @main(%arg0: memref<f32>) {
    call @callee(%arg0) : (memref<f32>) -> ()
    memref.dealloc %arg0 : memref<f32>
    return
  }
}

// -----
module {
  func.func @main(%arg0: memref<f32>) -> memref<f32> {
    %0 = call @callee(%arg0) : (memref<f32>) -> memref<f32>
    memref.dealloc %arg0 : memref<f32>
    return %0 : memref<f32>
  }
  func.func private @callee(%arg0: memref<f32>) -> memref<f32> {
    %0 = bufferization.clone %arg0 : memref<f32> to memref<f32>
    return %0 : memref<f32>
  }
}


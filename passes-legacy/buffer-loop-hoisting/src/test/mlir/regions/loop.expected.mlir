module {
  func.func @hoisted(%arg0: index, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    flow.for %arg0 to %arg1 (%arg3: index) {
      flow.repeat {
        memref.store %arg2, %alloc[%c0] : memref<?xf32>
      }
    }
    return
  }
  func.func @size(%arg0: index, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    flow.for %arg0 to %arg1 (%arg3: index) {
      %alloc = memref.alloc(%arg3) : memref<?xf32>
      flow.repeat {
        memref.store %arg2, %alloc[%c0] : memref<?xf32>
      }
    }
    return
  }
  func.func @once(%arg0: index, %arg1: f32) {
    %c0 = arith.constant 0 : index
    flow.once {
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      memref.store %arg1, %alloc[%c0] : memref<?xf32>
    }
    return
  }
}


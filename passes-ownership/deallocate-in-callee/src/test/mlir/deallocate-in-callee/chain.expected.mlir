module {
  func.func private @work()
  func.func @main(%arg0: index, %arg1: i1, %arg2: f32) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    call @first(%alloc, %arg1, %arg2) : (memref<?xf32>, i1, f32) -> ()
    call @work() : () -> ()
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
    call @first(%alloc_0, %arg1, %arg2) : (memref<?xf32>, i1, f32) -> ()
    memref.dealloc %alloc_1 : memref<?xf32>
    return
  }
  func.func private @first(%arg0: memref<?xf32>, %arg1: i1, %arg2: f32) {
    scf.if %arg1 {
      func.call @second(%arg0, %arg2) : (memref<?xf32>, f32) -> ()
      func.call @work() : () -> ()
    } else {
      memref.dealloc %arg0 : memref<?xf32>
      func.call @work() : () -> ()
    }
    return
  }
  func.func private @second(%arg0: memref<?xf32>, %arg1: f32) {
    %c0 = arith.constant 0 : index
    memref.store %arg1, %arg0[%c0] : memref<?xf32>
    memref.dealloc %arg0 : memref<?xf32>
    call @work() : () -> ()
    return
  }
}


module {
  func.func private @use(memref<?xf32>)
  func.func private @work()
  func.func @does_not_pay(%arg0: index, %arg1: i1, %arg2: f32) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    scf.if %arg1 {
      memref.store %arg2, %alloc[%arg0] : memref<?xf32>
      %0 = arith.addf %arg2, %arg2 : f32
    }
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    return
  }
  func.func @loop(%arg0: index, %arg1: index, %arg2: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    scf.for %arg3 = %arg1 to %arg0 step %arg2 {
      func.call @use(%alloc) : (memref<?xf32>) -> ()
      func.call @work() : () -> ()
    }
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    return
  }
  func.func @yielded(%arg0: index, %arg1: i1, %arg2: memref<?xf32>) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = scf.if %arg1 -> (memref<?xf32>) {
      func.call @use(%alloc) : (memref<?xf32>) -> ()
      func.call @work() : () -> ()
      scf.yield %alloc : memref<?xf32>
    } else {
      scf.yield %arg2 : memref<?xf32>
    }
    call @use(%0) : (memref<?xf32>) -> ()
    memref.dealloc %alloc : memref<?xf32>
    call @work() : () -> ()
    return
  }
}


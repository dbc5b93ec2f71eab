module {
  func.func @loop_with_result(%arg0: index, %arg1: i32) -> index {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = fir.do_loop %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg0) -> (index) {
      %1 = fir.allocmem !fir.array<?xf32>, %arg3
      fir.call @ext(%1) : (!fir.heap<!fir.array<?xf32>>) -> ()
      fir.freemem %1 : !fir.heap<!fir.array<?xf32>>
      fir.result %arg3 : index
    }
    fir.select %arg1 : i32 [1, ^bb1, unit, ^bb2]
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<?xf32>
    fir.unreachable
  ^bb2:  // pred: ^bb0
    fir.call @use(%alloc) : (memref<?xf32>) -> ()
    memref.dealloc %alloc : memref<?xf32>
    return %0 : index
  }
  func.func private @ext(!fir.heap<!fir.array<?xf32>>)
  func.func private @use(memref<?xf32>)
}


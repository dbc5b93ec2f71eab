module {
  func.func private @use(memref<?xf32>)
  func.func private @work()
  func.func private @pass(memref<?xf32>) -> memref<?xf32>
  func.func @arguments(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
    call @use(%arg0) : (memref<?xf32>) -> ()
    call @work() : () -> ()
    call @use(%arg1) : (memref<?xf32>) -> ()
    call @work() : () -> ()
    memref.dealloc %arg0 : memref<?xf32>
    return
  }
  func.func @call(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = call @pass(%alloc) : (memref<?xf32>) -> memref<?xf32>
    call @work() : () -> ()
    call @use(%alloc) : (memref<?xf32>) -> ()
    memref.dealloc %0 : memref<?xf32>
    call @work() : () -> ()
    return
  }
  func.func @stored(%arg0: index, %arg1: memref<memref<?xf32>>) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.store %alloc, %arg1[] : memref<memref<?xf32>>
    %0 = arith.addi %arg0, %arg0 : index
    call @work() : () -> ()
    memref.dealloc %alloc : memref<?xf32>
    %1 = arith.muli %arg0, %arg0 : index
    return
  }
  func.func @loaded(%arg0: index, %arg1: memref<memref<?xf32>>, %arg2: f32) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.store %alloc, %arg1[] : memref<memref<?xf32>>
    %0 = memref.load %arg1[] : memref<memref<?xf32>>
    memref.store %arg2, %0[%arg0] : memref<?xf32>
    %1 = arith.addi %arg0, %arg0 : index
    memref.store %arg2, %alloc[%arg0] : memref<?xf32>
    memref.dealloc %0 : memref<?xf32>
    %2 = arith.muli %arg0, %arg0 : index
    return
  }
  func.func @view(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    memref.dealloc %alloc_0 : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<4xf32>
    call @use(%alloc) : (memref<?xf32>) -> ()
    memref.dealloc %cast : memref<4xf32>
    call @work() : () -> ()
    return
  }
}


module {
  func.func @all(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloca = memref.alloca() : memref<4xf32>
    %0 = memref.load %arg2[%c0] : memref<?xf32>
    memref.store %0, %alloca[%c0] : memref<4xf32>
    %1 = memref.load %alloca[%c1] : memref<4xf32>
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      memref.store %1, %alloc[%arg4] : memref<?xf32>
      memref.copy %alloc, %arg3 : memref<?xf32> to memref<?xf32>
    }
    memref.dealloc %alloc : memref<?xf32>
    %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
    %alloc_1 = memref.alloc(%arg1) : memref<?xf32>
    %2 = arith.select %arg0, %alloc_0, %alloc_1 : memref<?xf32>
    scf.if %arg0 {
      memref.copy %arg2, %alloc_0 : memref<?xf32> to memref<?xf32>
    } else {
      memref.store %0, %alloc_1[%c0] : memref<?xf32>
    }
    memref.copy %2, %arg3 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc_1 : memref<?xf32>
    memref.dealloc %alloc_0 : memref<?xf32>
    %alloc_2 = memref.alloc(%arg1) : memref<?xf32>
    memref.store %1, %alloc_2[%c0] : memref<?xf32>
    return %alloc_2 : memref<?xf32>
  }
}


module {
  func.func private @pick(%arg0: index, %arg1: memref<?xf32>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi eq, %arg0, %c0 : index
    %1 = scf.if %0 -> (memref<?xf32>) {
      %2 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
      scf.yield %2 : memref<?xf32>
    } else {
      %alloc = memref.alloc(%arg0) : memref<?xf32>
      memref.copy %arg1, %alloc : memref<?xf32> to memref<?xf32>
      scf.yield %alloc : memref<?xf32>
    }
    return %1 : memref<?xf32>
  }
  func.func @nested(%arg0: index, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1) -> memref<4xf32> {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %0:2 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg1, %arg6 = %false) -> (memref<4xf32>, i1) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg5, %alloc : memref<4xf32> to memref<4xf32>
      scf.if %arg6 {
        memref.dealloc %arg5 : memref<4xf32>
      }
      scf.yield %alloc, %true : memref<4xf32>, i1
    }
    %1 = scf.if %arg2 -> (memref<4xf32>) {
      %2 = arith.select %arg3, %0#0, %arg1 : memref<4xf32>
      %3 = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
      scf.if %0#1 {
        memref.dealloc %0#0 : memref<4xf32>
      }
      scf.yield %3 : memref<4xf32>
    } else {
      scf.if %0#1 {
        memref.dealloc %0#0 : memref<4xf32>
      }
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
      scf.yield %alloc : memref<4xf32>
    }
    return %1 : memref<4xf32>
  }
}


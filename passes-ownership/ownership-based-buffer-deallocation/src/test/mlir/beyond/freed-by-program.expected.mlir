module {
  func.func @f(%arg0: index, %arg1: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %false) -> (memref<4xf32>, i1) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg3, %alloc : memref<4xf32> to memref<4xf32>
      scf.if %arg4 {
        memref.dealloc %arg3 : memref<4xf32>
      }
      scf.yield %alloc, %true : memref<4xf32>, i1
    }
    %1 = memref.load %0#0[%c0] : memref<4xf32>
    scf.if %0#1 {
      memref.dealloc %0#0 : memref<4xf32>
    }
    return %1 : f32
  }
}


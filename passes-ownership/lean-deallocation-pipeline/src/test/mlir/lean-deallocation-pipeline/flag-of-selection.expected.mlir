module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: memref<4xf32>, %arg3: f32) -> f32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %0:2 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %false) -> (memref<4xf32>, i1) {
      %2 = arith.select %arg0, %arg6, %true : i1
      %3 = scf.if %arg0 -> (memref<4xf32>) {
        memref.store %arg3, %arg5[%c1] : memref<4xf32>
        scf.yield %arg5 : memref<4xf32>
      } else {
        scf.if %arg6 {
          memref.dealloc %arg5 : memref<4xf32>
        }
        %alloc = memref.alloc() : memref<4xf32>
        memref.store %arg3, %alloc[%c0] : memref<4xf32>
        memref.store %arg3, %alloc[%c1] : memref<4xf32>
        scf.yield %alloc : memref<4xf32>
      }
      scf.yield %3, %2 : memref<4xf32>, i1
    }
    %1 = memref.load %0#0[%c1] : memref<4xf32>
    scf.if %0#1 {
      memref.dealloc %0#0 : memref<4xf32>
    }
    return %1 : f32
  }
}


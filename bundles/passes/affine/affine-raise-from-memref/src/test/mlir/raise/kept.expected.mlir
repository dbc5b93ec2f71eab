module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    affine.for %arg3 = 0 to 10 {
      %0 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg1) -> (index) {
        %1 = arith.muli %arg3, %arg4 : index
        memref.store %arg2, %arg0[%1, %arg4] : memref<?x?xf32>
        %2 = arith.divui %arg3, %c2 : index
        memref.store %arg2, %arg0[%arg4, %2] : memref<?x?xf32>
        %3 = arith.subi %arg3, %c2 : index
        memref.store %arg2, %arg0[%3, %arg4] : memref<?x?xf32>
        memref.store %arg2, %arg0[%arg5, %arg4] : memref<?x?xf32>
        affine.yield %3 : index
      }
    }
    scf.for %arg3 = %c0 to %arg1 step %c2 {
      memref.store %arg2, %arg0[%arg3, %c2] : memref<?x?xf32>
    }
    return
  }
  gpu.module @device {
    gpu.func @g(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) kernel {
      memref.store %arg2, %arg0[%arg1] : memref<?xf32>
      gpu.return
    }
  }
}


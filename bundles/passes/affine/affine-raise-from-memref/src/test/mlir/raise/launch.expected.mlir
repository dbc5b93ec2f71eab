module {
  func.func @f(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
    %c1 = arith.constant 1 : index
    affine.for %arg3 = 0 to 10 {
      gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %c1) threads(%arg7, %arg8, %arg9) in (%arg13 = %c1, %arg14 = %c1, %arg15 = %c1) {
        %0 = arith.addi %arg4, %arg7 : index
        affine.store %arg1, %arg0[symbol(%arg4) + symbol(%arg7)] : memref<?xf32>
        affine.store %arg1, %arg0[%arg3] : memref<?xf32>
        affine.store %arg1, %arg0[symbol(%arg2)] : memref<?xf32>
        gpu.terminator
      }
    }
    return
  }
}


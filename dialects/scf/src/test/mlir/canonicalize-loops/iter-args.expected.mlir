module {
  func.func @args(%arg0: index, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) {
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg4 = %arg0 to %arg1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg3, %arg7 = %arg2) -> (memref<2xf32>, memref<2xf32>, memref<2xf32>) {
      %1 = "test.a"(%arg5, %arg2, %arg5, %arg7, %arg6) : (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> memref<2xf32>
      scf.yield %1, %1, %arg3 : memref<2xf32>, memref<2xf32>, memref<2xf32>
    } {some}
    return %0#0, %arg2, %arg2, %0#0, %0#2 : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>
  }
}


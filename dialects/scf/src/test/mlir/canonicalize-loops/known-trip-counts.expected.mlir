module {
  func.func @zero(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = "test.b"(%arg1, %c0) : (memref<2xf32>, index) -> memref<2xf32>
    %1 = arith.addi %arg0, %c1 : index
    %2 = scf.for %arg2 = %arg0 to %1 step %c1 iter_args(%arg3 = %arg1) -> (memref<2xf32>) {
      %3 = "test.c"(%arg3, %arg2) : (memref<2xf32>, index) -> memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    return %2 : memref<2xf32>
  }
}


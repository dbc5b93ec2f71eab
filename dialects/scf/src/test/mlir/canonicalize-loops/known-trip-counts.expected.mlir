module {
  func.func @zero(%arg0: index, %arg1: memref<2xf32>) -> memref<2xf32> {
    %c0 = arith.constant 0 : index
    %0 = "test.b"(%arg1, %c0) : (memref<2xf32>, index) -> memref<2xf32>
    %1 = "test.c"(%arg1, %arg0) : (memref<2xf32>, index) -> memref<2xf32>
    return %1 : memref<2xf32>
  }
}


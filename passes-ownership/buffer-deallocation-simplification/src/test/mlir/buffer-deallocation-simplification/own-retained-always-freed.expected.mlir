module {
  func.func @always(%arg0: memref<2xi32>, %arg1: memref<2xi32>) -> (i1, i1) {
    %true = arith.constant true
    return %true, %true : i1, i1
  }
  func.func @one_of_them(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1) -> (i1, i1) {
    %true = arith.constant true
    %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xi32>, memref<2xi32>) if (%true, %arg2) retain (%arg0, %arg1 : memref<2xi32>, memref<2xi32>)
    return %true, %0#1 : i1, i1
  }
}


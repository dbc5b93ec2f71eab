module {
  func.func @f(%arg0: memref<2xf32>) -> i1 {
    %true = arith.constant true
    %0 = arith.andi %true, %true : i1
    memref.dealloc %arg0 : memref<2xf32>
    return %0 : i1
  }
}


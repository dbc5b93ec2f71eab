module {
  func.func @step(%arg0: memref<2x1xf32, strided<[6, 6]>>) -> index {
    %c6 = arith.constant 6 : index
    return %c6 : index
  }
}


module {
  func.func @kept(%arg0: index) -> index attributes {mortise.keep} {
    %c0 = arith.constant 0 : index
    %0 = arith.addi %arg0, %c0 : index
    %alloc = memref.alloc() : memref<4xf32>
    return %0 : index
  }
  func.func @other(%arg0: index) -> index {
    return %arg0 : index
  }
}


module {
  func.func @f(%arg0: index) -> (index, index, index, index) {
    %c12 = arith.constant 12 : index
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    return %c12, %c7, %c3, %c2 : index, index, index, index
  }
}


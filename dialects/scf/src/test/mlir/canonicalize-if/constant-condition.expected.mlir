module {
  func.func @const(%arg0: index) -> (index, index) {
    %c1 = arith.constant 1 : index
    "test.a"() : () -> ()
    return %arg0, %c1 : index, index
  }
}


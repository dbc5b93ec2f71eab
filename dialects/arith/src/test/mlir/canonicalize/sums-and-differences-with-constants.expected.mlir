module {
  func.func @addsub(%arg0: index) -> (index, index, index, index, index, index, index, index) {
    %c-2 = arith.constant -2 : index
    %c12 = arith.constant 12 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c2 overflow<nsw> : index
    %1 = arith.subi %c12, %arg0 overflow<nsw> : index
    %2 = arith.addi %arg0, %c-2 : index
    %3 = arith.subi %c2, %arg0 overflow<nsw> : index
    %4 = arith.subi %arg0, %c12 overflow<nsw> : index
    %5 = arith.subi %c12, %arg0 overflow<nsw> : index
    %6 = arith.subi %c-2, %arg0 overflow<nsw> : index
    %7 = arith.addi %arg0, %c2 overflow<nsw> : index
    return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
  }
}


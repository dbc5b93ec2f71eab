module {
  func.func @a(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg1, %c4 overflow<nsw, nuw> : index
    %1 = arith.floordivsi %arg0, %0 : index
    %2 = arith.remsi %arg0, %0 : index
    %3 = arith.cmpi slt, %2, %c0 : index
    %4 = arith.addi %2, %0 overflow<nsw> : index
    %5 = arith.select %3, %4, %2 : index
    %6 = arith.divsi %5, %c4 : index
    %7 = arith.remsi %arg0, %c4 : index
    %8 = arith.cmpi slt, %7, %c0 : index
    %9 = arith.addi %7, %c4 overflow<nsw> : index
    %10 = arith.select %8, %9, %7 : index
    return %1, %6, %10 : index, index, index
  }
  func.func @b(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
    %1 = arith.floordivsi %arg0, %0 : index
    %2 = arith.remsi %arg0, %0 : index
    %3 = arith.cmpi slt, %2, %c0 : index
    %4 = arith.addi %2, %0 overflow<nsw> : index
    %5 = arith.select %3, %4, %2 : index
    %6 = arith.divsi %5, %arg2 : index
    %7 = arith.remsi %arg0, %arg2 : index
    %8 = arith.cmpi slt, %7, %c0 : index
    %9 = arith.addi %7, %arg2 overflow<nsw> : index
    %10 = arith.select %8, %9, %7 : index
    return %1, %6, %10 : index, index, index
  }
  func.func @c(%arg0: index, %arg1: index, %arg2: index) -> index {
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg1, %c4 overflow<nsw> : index
    %1 = arith.muli %arg0, %0 overflow<nsw> : index
    %2 = arith.muli %arg1, %c4 overflow<nsw> : index
    %3 = arith.addi %1, %2 overflow<nsw> : index
    %4 = arith.addi %3, %arg2 overflow<nsw> : index
    return %4 : index
  }
  func.func @d(%arg0: index, %arg1: index, %arg2: index) -> index {
    %c4 = arith.constant 4 : index
    %0 = arith.muli %arg1, %c4 overflow<nsw, nuw> : index
    %1 = arith.muli %arg0, %0 overflow<nsw> : index
    %2 = arith.muli %arg1, %c4 overflow<nsw> : index
    %3 = arith.addi %1, %2 overflow<nsw> : index
    %4 = arith.addi %3, %arg2 overflow<nsw> : index
    return %4 : index
  }
  func.func @e(%arg0: index, %arg1: index, %arg2: index) -> index {
    %c4 = arith.constant 4 : index
    %c12 = arith.constant 12 : index
    %0 = arith.muli %arg0, %c12 overflow<nsw> : index
    %1 = arith.muli %arg1, %c4 overflow<nsw> : index
    %2 = arith.addi %0, %1 overflow<nsw> : index
    %3 = arith.addi %2, %arg2 overflow<nsw> : index
    return %3 : index
  }
  func.func @f(%arg0: index, %arg1: index, %arg2: index) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = arith.floordivsi %arg0, %c4 : index
    %1 = arith.remsi %arg0, %c4 : index
    %2 = arith.cmpi slt, %1, %c0 : index
    %3 = arith.addi %1, %c4 overflow<nsw> : index
    %4 = arith.select %2, %3, %1 : index
    return %0, %4 : index, index
  }
  func.func @g(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index, index, index, index) {
    %c35 = arith.constant 35 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %0 = arith.addi %arg0, %arg1 overflow<nsw> : index
    %1 = arith.muli %arg0, %arg1 overflow<nsw> : index
    %2 = arith.addi %1, %arg1 overflow<nsw> : index
    %3 = arith.addi %2, %arg1 overflow<nsw> : index
    %4 = arith.floordivsi %arg0, %arg1 : index
    %5 = arith.remsi %arg0, %arg1 : index
    %6 = arith.cmpi slt, %5, %c0 : index
    %7 = arith.addi %5, %arg1 overflow<nsw> : index
    %8 = arith.select %6, %7, %5 : index
    %9 = arith.divsi %8, %arg1 : index
    %10 = arith.remsi %arg0, %arg1 : index
    %11 = arith.cmpi slt, %10, %c0 : index
    %12 = arith.addi %10, %arg1 overflow<nsw> : index
    %13 = arith.select %11, %12, %10 : index
    %14 = arith.floordivsi %arg0, %c35 : index
    %15 = arith.remsi %arg0, %c35 : index
    %16 = arith.cmpi slt, %15, %c0 : index
    %17 = arith.addi %15, %c35 overflow<nsw> : index
    %18 = arith.select %16, %17, %15 : index
    %19 = arith.divsi %18, %c7 : index
    %20 = arith.remsi %arg0, %c7 : index
    %21 = arith.cmpi slt, %20, %c0 : index
    %22 = arith.addi %20, %c7 overflow<nsw> : index
    %23 = arith.select %21, %22, %20 : index
    return %0, %3, %4, %9, %13, %14, %19, %23, %arg0, %c0 : index, index, index, index, index, index, index, index, index, index
  }
}


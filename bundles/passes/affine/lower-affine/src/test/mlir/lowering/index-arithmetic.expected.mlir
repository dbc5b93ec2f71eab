module {
  func.func @a(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    %0 = arith.muli %arg1, %c4_0 overflow<nsw, nuw> : index
    %c0 = arith.constant 0 : index
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
    %0 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
    %c0 = arith.constant 0 : index
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
    %c4_0 = arith.constant 4 : index
    %0 = arith.muli %arg1, %c4_0 overflow<nsw> : index
    %1 = arith.muli %arg0, %0 overflow<nsw> : index
    %2 = arith.muli %arg1, %c4 overflow<nsw> : index
    %3 = arith.addi %1, %2 overflow<nsw> : index
    %4 = arith.addi %3, %arg2 overflow<nsw> : index
    return %4 : index
  }
  func.func @d(%arg0: index, %arg1: index, %arg2: index) -> index {
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    %0 = arith.muli %arg1, %c4_0 overflow<nsw, nuw> : index
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
    %c1 = arith.constant 1 : index
    %0 = arith.muli %arg0, %c1 overflow<nsw> : index
    %1 = arith.addi %0, %arg1 overflow<nsw> : index
    %c1_0 = arith.constant 1 : index
    %2 = arith.muli %arg0, %arg1 overflow<nsw> : index
    %3 = arith.muli %arg1, %c1_0 overflow<nsw> : index
    %4 = arith.addi %2, %3 overflow<nsw> : index
    %5 = arith.addi %4, %arg1 overflow<nsw> : index
    %c0 = arith.constant 0 : index
    %6 = arith.floordivsi %arg0, %arg1 : index
    %7 = arith.remsi %arg0, %arg1 : index
    %8 = arith.cmpi slt, %7, %c0 : index
    %9 = arith.addi %7, %arg1 overflow<nsw> : index
    %10 = arith.select %8, %9, %7 : index
    %11 = arith.divsi %10, %arg1 : index
    %12 = arith.remsi %arg0, %arg1 : index
    %13 = arith.cmpi slt, %12, %c0 : index
    %14 = arith.addi %12, %arg1 overflow<nsw> : index
    %15 = arith.select %13, %14, %12 : index
    %c7 = arith.constant 7 : index
    %c35 = arith.constant 35 : index
    %c0_1 = arith.constant 0 : index
    %16 = arith.floordivsi %arg0, %c35 : index
    %17 = arith.remsi %arg0, %c35 : index
    %18 = arith.cmpi slt, %17, %c0_1 : index
    %19 = arith.addi %17, %c35 overflow<nsw> : index
    %20 = arith.select %18, %19, %17 : index
    %21 = arith.divsi %20, %c7 : index
    %22 = arith.remsi %arg0, %c7 : index
    %23 = arith.cmpi slt, %22, %c0_1 : index
    %24 = arith.addi %22, %c7 overflow<nsw> : index
    %25 = arith.select %23, %24, %22 : index
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %26 = arith.floordivsi %arg0, %c1_2 : index
    %27 = arith.remsi %arg0, %c1_2 : index
    %28 = arith.cmpi slt, %27, %c0_3 : index
    %29 = arith.addi %27, %c1_2 overflow<nsw> : index
    %30 = arith.select %28, %29, %27 : index
    return %1, %5, %6, %11, %15, %16, %21, %25, %26, %30 : index, index, index, index, index, index, index, index, index, index
  }
}


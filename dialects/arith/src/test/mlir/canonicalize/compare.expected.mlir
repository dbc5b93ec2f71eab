module {
  func.func @cmp(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i32, i1, i1, i1) {
    %true = arith.constant true
    %c5_i32 = arith.constant 5 : i32
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.cmpi sgt, %arg0, %c5_i32 : i32
    %1 = arith.cmpi sle, %arg0, %c5_i32 : i32
    %2 = arith.extui %arg2 : i1 to i32
    %3 = arith.extsi %arg2 : i1 to i32
    %4 = arith.cmpi eq, %2, %c1_i32 : i32
    %5 = arith.cmpi eq, %3, %c-1_i32 : i32
    %6 = arith.cmpi eq, %arg2, %false : i1
    %7 = arith.cmpi eq, %2, %c0_i32 : i32
    %8 = arith.cmpi ult, %arg0, %c0_i32 : i32
    return %0, %true, %1, %arg2, %4, %5, %arg2, %arg2, %arg1, %6, %7, %8 : i1, i1, i1, i1, i1, i1, i1, i1, i32, i1, i1, i1
  }
}


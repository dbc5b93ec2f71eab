module {
  func.func @sel(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i1) -> (i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, i32, i32, i64, i64, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.select %arg0, %arg3, %arg2 : i32
    %1 = arith.select %arg0, %arg2, %c0_i32 : i32
    %2 = arith.select %arg0, %c0_i32, %arg3 : i32
    %3 = arith.xori %arg0, %true : i1
    %4 = arith.select %arg1, %arg2, %arg3 : i32
    %5 = arith.select %arg0, %4, %arg3 : i32
    %6 = arith.select %arg0, %arg2, %4 : i32
    %7 = arith.select %arg1, %arg3, %arg2 : i32
    %8 = arith.select %arg0, %7, %arg3 : i32
    %9 = arith.select %arg0, %arg2, %7 : i32
    %10 = arith.extui %arg0 : i1 to i32
    %11 = arith.xori %arg0, %true : i1
    %12 = arith.extui %11 : i1 to i32
    %13 = arith.extui %arg0 : i1 to i64
    %14 = arith.xori %arg0, %true : i1
    %15 = arith.extui %14 : i1 to i64
    %16 = arith.select %arg0, %arg1, %false : i1
    %17 = arith.select %arg0, %arg1, %arg4 : i1
    return %0, %1, %2, %arg2, %arg0, %3, %5, %6, %8, %9, %10, %12, %13, %15, %16, %17 : i32, i32, i32, i32, i1, i1, i32, i32, i32, i32, i32, i32, i64, i64, i1, i1
  }
}


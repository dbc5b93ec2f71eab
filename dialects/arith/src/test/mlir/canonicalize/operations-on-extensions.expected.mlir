module {
  func.func @ext(%arg0: i8, %arg1: i8, %arg2: index, %arg3: f32) -> (i1, i1, i32, i32, i32, i8, i64, index, i32, i16, i16) {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : i8 to i32
    %2 = arith.extui %arg0 : i8 to i32
    %3 = arith.extui %arg1 : i8 to i32
    %4 = arith.cmpi slt, %0, %1 : i32
    %5 = arith.cmpi slt, %2, %3 : i32
    %6 = arith.andi %arg0, %arg1 : i8
    %7 = arith.extsi %6 : i8 to i32
    %8 = arith.ori %arg0, %arg1 : i8
    %9 = arith.extui %8 : i8 to i32
    %10 = arith.xori %arg0, %arg1 : i8
    %11 = arith.extui %10 : i8 to i32
    %12 = arith.index_cast %arg2 : index to i64
    %13 = arith.extui %arg0 : i8 to i32
    %14 = arith.extsi %arg0 : i8 to i16
    %15 = arith.extui %arg0 : i8 to i16
    return %4, %5, %7, %9, %11, %10, %12, %arg2, %13, %14, %15 : i1, i1, i32, i32, i32, i8, i64, index, i32, i16, i16
  }
}


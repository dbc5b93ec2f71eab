module {
  func.func @t(%arg0: i32, %arg1: i32, %arg2: index) -> (i1, i32, i32, i32, i32, i32, i32, i64, i1, i1, f32) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.minui %arg0, %c10_i32 : i32
    %1 = arith.minui %arg1, %c10_i32 : i32
    %2 = arith.cmpi ult, %0, %1 : i32
    %3 = arith.divsi %0, %1 : i32
    %4 = arith.remsi %0, %1 : i32
    %5 = arith.maxui %0, %1 : i32
    %6 = arith.minui %0, %1 : i32
    %7 = arith.ceildivsi %0, %1 : i32
    %8 = arith.floordivsi %0, %1 : i32
    %9 = arith.extui %0 : i32 to i64
    %10 = arith.cmpi uge, %0, %1 : i32
    %11 = arith.cmpi sgt, %arg0, %1 : i32
    %12 = arith.sitofp %0 : i32 to f32
    %13 = arith.shrsi %0, %1 : i32
    %14 = arith.index_cast %0 : i32 to index
    %15 = arith.divsi %arg2, %arg2 : index
    %16 = arith.trunci %0 : i32 to i8
    return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : i1, i32, i32, i32, i32, i32, i32, i64, i1, i1, f32
  }
}


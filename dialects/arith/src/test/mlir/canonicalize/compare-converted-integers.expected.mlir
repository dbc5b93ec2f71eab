module {
  func.func @f0(%arg0: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
    %c-1_i8 = arith.constant -1 : i8
    %c1_i8 = arith.constant 1 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    %c4_i8 = arith.constant 4 : i8
    %c-4_i8 = arith.constant -4 : i8
    %c3_i8 = arith.constant 3 : i8
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi sgt, %arg0, %c0_i8 : i8
    %1 = arith.cmpi sgt, %arg0, %c0_i8 : i8
    %2 = arith.cmpi slt, %arg0, %c0_i8 : i8
    %3 = arith.cmpi slt, %arg0, %c0_i8 : i8
    %4 = arith.cmpi sge, %arg0, %c3_i8 : i8
    %5 = arith.cmpi slt, %arg0, %c3_i8 : i8
    %6 = arith.cmpi sge, %arg0, %c3_i8 : i8
    %7 = arith.cmpi eq, %arg0, %c3_i8 : i8
    %8 = arith.cmpi slt, %arg0, %c-4_i8 : i8
    %9 = arith.cmpi sle, %arg0, %c4_i8 : i8
    %10 = arith.cmpi ne, %arg0, %c0_i8 : i8
    %11 = arith.cmpi slt, %arg0, %c0_i8 : i8
    %12 = arith.cmpi sle, %arg0, %c0_i8 : i8
    %13 = arith.cmpi sgt, %arg0, %c0_i8 : i8
    %14 = arith.cmpi slt, %arg0, %c0_i8 : i8
    %15 = arith.cmpi sgt, %arg0, %c0_i8 : i8
    %16 = arith.cmpi slt, %arg0, %c127_i8 : i8
    %17 = arith.cmpi sge, %arg0, %c127_i8 : i8
    %18 = arith.cmpi sgt, %arg0, %c127_i8 : i8
    %19 = arith.cmpi sle, %arg0, %c127_i8 : i8
    %20 = arith.cmpi sle, %arg0, %c-128_i8 : i8
    %21 = arith.cmpi slt, %arg0, %c-128_i8 : i8
    %22 = arith.cmpi sle, %arg0, %c-128_i8 : i8
    %23 = arith.cmpi sgt, %arg0, %c-128_i8 : i8
    %24 = arith.cmpi eq, %arg0, %c1_i8 : i8
    %25 = arith.cmpi slt, %arg0, %c1_i8 : i8
    %26 = arith.cmpi ne, %arg0, %c1_i8 : i8
    %27 = arith.cmpi slt, %arg0, %c1_i8 : i8
    %28 = arith.cmpi sge, %arg0, %c-1_i8 : i8
    %29 = arith.cmpi sle, %arg0, %c-1_i8 : i8
    %30 = arith.cmpi ne, %arg0, %c-1_i8 : i8
    return %true, %0, %1, %false, %true, %2, %false, %3, %4, %5, %6, %7, %true, %8, %true, %false, %true, %false, %9, %false, %10, %11, %12, %true, %13, %false, %14, %15, %16, %17, %18, %19, %true, %true, %false, %false, %false, %true, %true, %false, %true, %true, %true, %true, %false, %true, %false, %true, %20, %21, %22, %23, %false, %true, %false, %false, %true, %false, %true, %false, %true, %false, %false, %true, %24, %25, %26, %27, %28, %true, %29, %30 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  }
  func.func @f1(%arg0: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
    %c1_i8 = arith.constant 1 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c127_i8 = arith.constant 127 : i8
    %c4_i8 = arith.constant 4 : i8
    %c3_i8 = arith.constant 3 : i8
    %false = arith.constant false
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ugt, %arg0, %c0_i8 : i8
    %1 = arith.cmpi ugt, %arg0, %c0_i8 : i8
    %2 = arith.cmpi ugt, %arg0, %c0_i8 : i8
    %3 = arith.cmpi uge, %arg0, %c3_i8 : i8
    %4 = arith.cmpi ult, %arg0, %c3_i8 : i8
    %5 = arith.cmpi ule, %arg0, %c3_i8 : i8
    %6 = arith.cmpi ule, %arg0, %c3_i8 : i8
    %7 = arith.cmpi ule, %arg0, %c4_i8 : i8
    %8 = arith.cmpi ugt, %arg0, %c4_i8 : i8
    %9 = arith.cmpi ugt, %arg0, %c4_i8 : i8
    %10 = arith.cmpi ule, %arg0, %c0_i8 : i8
    %11 = arith.cmpi ugt, %arg0, %c0_i8 : i8
    %12 = arith.cmpi eq, %arg0, %c0_i8 : i8
    %13 = arith.cmpi ult, %arg0, %c0_i8 : i8
    %14 = arith.cmpi ne, %arg0, %c0_i8 : i8
    %15 = arith.cmpi uge, %arg0, %c0_i8 : i8
    %16 = arith.cmpi eq, %arg0, %c0_i8 : i8
    %17 = arith.cmpi ult, %arg0, %c127_i8 : i8
    %18 = arith.cmpi ne, %arg0, %c127_i8 : i8
    %19 = arith.cmpi ugt, %arg0, %c127_i8 : i8
    %20 = arith.cmpi ugt, %arg0, %c127_i8 : i8
    %21 = arith.cmpi ule, %arg0, %c127_i8 : i8
    %22 = arith.cmpi ugt, %arg0, %c-128_i8 : i8
    %23 = arith.cmpi ule, %arg0, %c-128_i8 : i8
    %24 = arith.cmpi uge, %arg0, %c-1_i8 : i8
    %25 = arith.cmpi ult, %arg0, %c-1_i8 : i8
    %26 = arith.cmpi eq, %arg0, %c-1_i8 : i8
    %27 = arith.cmpi eq, %arg0, %c-1_i8 : i8
    %28 = arith.cmpi ugt, %arg0, %c1_i8 : i8
    %29 = arith.cmpi ult, %arg0, %c1_i8 : i8
    %30 = arith.cmpi ule, %arg0, %c1_i8 : i8
    %31 = arith.cmpi ult, %arg0, %c1_i8 : i8
    return %0, %1, %true, %2, %false, %true, %false, %true, %3, %4, %5, %6, %false, %false, %true, %false, %7, %8, %9, %false, %false, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %false, %20, %false, %21, %true, %true, %22, %false, %23, %24, %25, %26, %27, %false, %true, %false, %true, %true, %false, %false, %false, %true, %false, %false, %false, %true, %true, %false, %false, %true, %false, %false, %false, %28, %29, %30, %31, %false, %false, %true, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  }
}


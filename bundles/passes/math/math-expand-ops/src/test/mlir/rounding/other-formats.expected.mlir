module {
  func.func @wide(%arg0: f128) -> f128 {
    %cst = arith.constant 1.000000e+00 : f128
    %c0_i128 = arith.constant 0 : i128
    %c1_i128 = arith.constant 1 : i128
    %c-1_i128 = arith.constant -1 : i128
    %c112_i128 = arith.constant 112 : i128
    %c127_i128 = arith.constant 127 : i128
    %c16383_i128 = arith.constant 16383 : i128
    %c2596148429267413814265248164610048_i128 = arith.constant 2596148429267413814265248164610048 : i128
    %c5192296858534827628530496329220095_i128 = arith.constant 5192296858534827628530496329220095 : i128
    %c32767_i128 = arith.constant 32767 : i128
    %0 = arith.bitcast %arg0 : f128 to i128
    %1 = math.round %arg0 : f128
    %2 = arith.bitcast %1 : f128 to i128
    %3 = arith.shrui %0, %c112_i128 : i128
    %4 = arith.andi %3, %c32767_i128 : i128
    %5 = arith.subi %4, %c16383_i128 : i128
    %6 = arith.shrui %2, %c112_i128 : i128
    %7 = arith.andi %6, %c32767_i128 : i128
    %8 = arith.subi %7, %c16383_i128 : i128
    %9 = arith.cmpi eq, %8, %c0_i128 : i128
    %10 = arith.subi %8, %c1_i128 : i128
    %11 = arith.maxsi %10, %c0_i128 : i128
    %12 = arith.minsi %11, %c127_i128 : i128
    %13 = arith.shrui %c5192296858534827628530496329220095_i128, %12 : i128
    %14 = arith.andi %2, %13 : i128
    %15 = arith.cmpi ne, %14, %c0_i128 : i128
    %16 = arith.ori %15, %9 : i1
    %17 = arith.cmpi eq, %5, %c-1_i128 : i128
    %18 = arith.maxsi %5, %c0_i128 : i128
    %19 = arith.minsi %18, %c127_i128 : i128
    %20 = arith.shrui %c2596148429267413814265248164610048_i128, %19 : i128
    %21 = arith.select %17, %c0_i128, %20 : i128
    %22 = arith.maxsi %5, %c0_i128 : i128
    %23 = arith.minsi %22, %c127_i128 : i128
    %24 = arith.shrui %c5192296858534827628530496329220095_i128, %23 : i128
    %25 = arith.andi %0, %24 : i128
    %26 = arith.cmpi eq, %25, %21 : i128
    %27 = arith.cmpi sge, %5, %c-1_i128 : i128
    %28 = arith.cmpi slt, %5, %c112_i128 : i128
    %29 = arith.andi %26, %28 : i1
    %30 = arith.andi %29, %27 : i1
    %31 = math.copysign %cst, %arg0 : f128
    %32 = arith.subf %1, %31 : f128
    %33 = arith.andi %16, %30 : i1
    %34 = arith.select %33, %32, %1 : f128
    %35 = math.copysign %34, %arg0 : f128
    return %35 : f128
  }
  func.func @kept(%arg0: f80, %arg1: f8E8M0FNU) -> (f80, f8E8M0FNU) {
    %0 = math.roundeven %arg0 : f80
    %1 = math.roundeven %arg1 : f8E8M0FNU
    return %0, %1 : f80, f8E8M0FNU
  }
}


module {
  func.func @shli(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shli %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.select %3, %c32_i32, %2 : i32
    %7 = arith.subi %c32_i32, %6 : i32
    %8 = arith.shrui %0, %7 : i32
    %9 = arith.subi %2, %c32_i32 : i32
    %10 = arith.shli %0, %9 : i32
    %11 = arith.shli %1, %2 : i32
    %12 = arith.select %3, %c0_i32, %11 : i32
    %13 = arith.select %3, %10, %8 : i32
    %14 = arith.ori %13, %12 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %15 = vector.insert %5, %cst [0] : i32 into vector<2xi32>
    %16 = vector.insert %14, %15 [1] : i32 into vector<2xi32>
    return %16 : vector<2xi32>
  }
  func.func @shrui(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shrui %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.shrui %1, %2 : i32
    %7 = arith.select %3, %c0_i32, %6 : i32
    %8 = arith.select %3, %c32_i32, %2 : i32
    %9 = arith.subi %c32_i32, %8 : i32
    %10 = arith.shli %1, %9 : i32
    %11 = arith.subi %2, %c32_i32 : i32
    %12 = arith.shrui %1, %11 : i32
    %13 = arith.select %3, %12, %10 : i32
    %14 = arith.ori %5, %13 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %15 = vector.insert %14, %cst [0] : i32 into vector<2xi32>
    %16 = vector.insert %7, %15 [1] : i32 into vector<2xi32>
    return %16 : vector<2xi32>
  }
  func.func @shrsi(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi slt, %0, %c0_i32 : i32
    %3 = arith.extsi %2 : i1 to i32
    %c0_i32_0 = arith.constant 0 : i32
    %4 = arith.cmpi slt, %3, %c0_i32_0 : i32
    %5 = arith.extsi %4 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    %c64_i32 = arith.constant 64 : i32
    %8 = arith.subi %c64_i32, %1 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %9 = vector.insert %8, %cst_1 [0] : i32 into vector<2xi32>
    %10 = vector.extract %7[0] : i32 from vector<2xi32>
    %11 = vector.extract %7[1] : i32 from vector<2xi32>
    %12 = vector.extract %9[0] : i32 from vector<2xi32>
    %c0_i32_2 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %13 = arith.cmpi uge, %12, %c32_i32 : i32
    %14 = arith.shli %10, %12 : i32
    %15 = arith.select %13, %c0_i32_2, %14 : i32
    %16 = arith.select %13, %c32_i32, %12 : i32
    %17 = arith.subi %c32_i32, %16 : i32
    %18 = arith.shrui %10, %17 : i32
    %19 = arith.subi %12, %c32_i32 : i32
    %20 = arith.shli %10, %19 : i32
    %21 = arith.shli %11, %12 : i32
    %22 = arith.select %13, %c0_i32_2, %21 : i32
    %23 = arith.select %13, %20, %18 : i32
    %24 = arith.ori %23, %22 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %25 = vector.insert %15, %cst_3 [0] : i32 into vector<2xi32>
    %26 = vector.insert %24, %25 [1] : i32 into vector<2xi32>
    %27 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %28 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %29 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32_4 = arith.constant 0 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %30 = arith.cmpi uge, %29, %c32_i32_5 : i32
    %31 = arith.shrui %27, %29 : i32
    %32 = arith.select %30, %c0_i32_4, %31 : i32
    %33 = arith.shrui %28, %29 : i32
    %34 = arith.select %30, %c0_i32_4, %33 : i32
    %35 = arith.select %30, %c32_i32_5, %29 : i32
    %36 = arith.subi %c32_i32_5, %35 : i32
    %37 = arith.shli %28, %36 : i32
    %38 = arith.subi %29, %c32_i32_5 : i32
    %39 = arith.shrui %28, %38 : i32
    %40 = arith.select %30, %39, %37 : i32
    %41 = arith.ori %32, %40 : i32
    %cst_6 = arith.constant dense<0> : vector<2xi32>
    %42 = vector.insert %41, %cst_6 [0] : i32 into vector<2xi32>
    %43 = vector.insert %34, %42 [1] : i32 into vector<2xi32>
    %44 = vector.extract %43[0] : i32 from vector<2xi32>
    %45 = vector.extract %43[1] : i32 from vector<2xi32>
    %46 = vector.extract %26[0] : i32 from vector<2xi32>
    %47 = vector.extract %26[1] : i32 from vector<2xi32>
    %48 = arith.ori %44, %46 : i32
    %49 = arith.ori %45, %47 : i32
    %cst_7 = arith.constant dense<0> : vector<2xi32>
    %50 = vector.insert %48, %cst_7 [0] : i32 into vector<2xi32>
    %51 = vector.insert %49, %50 [1] : i32 into vector<2xi32>
    %52 = arith.cmpi eq, %1, %c0_i32 : i32
    %53 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %54 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %55 = vector.extract %51[0] : i32 from vector<2xi32>
    %56 = vector.extract %51[1] : i32 from vector<2xi32>
    %57 = arith.select %52, %53, %55 : i32
    %58 = arith.select %52, %54, %56 : i32
    %cst_8 = arith.constant dense<0> : vector<2xi32>
    %59 = vector.insert %57, %cst_8 [0] : i32 into vector<2xi32>
    %60 = vector.insert %58, %59 [1] : i32 into vector<2xi32>
    return %60 : vector<2xi32>
  }
}


module {
  func.func @f(%arg0: i8, %arg1: vector<2xi32>, %arg2: i1, %arg3: i128) -> (i8, vector<2xi32>, i1, i128) {
    %false = arith.constant false
    %cst = arith.constant dense<32> : vector<2xi32>
    %cst_0 = arith.constant dense<2147483647> : vector<2xi32>
    %cst_1 = arith.constant dense<1> : vector<2xi32>
    %cst_2 = arith.constant dense<1073741823> : vector<2xi32>
    %cst_3 = arith.constant dense<2> : vector<2xi32>
    %cst_4 = arith.constant dense<268435455> : vector<2xi32>
    %cst_5 = arith.constant dense<4> : vector<2xi32>
    %cst_6 = arith.constant dense<16777215> : vector<2xi32>
    %cst_7 = arith.constant dense<8> : vector<2xi32>
    %cst_8 = arith.constant dense<65535> : vector<2xi32>
    %cst_9 = arith.constant dense<16> : vector<2xi32>
    %cst_10 = arith.constant dense<0> : vector<2xi32>
    %c8_i8 = arith.constant 8 : i8
    %c127_i8 = arith.constant 127 : i8
    %c1_i8 = arith.constant 1 : i8
    %c63_i8 = arith.constant 63 : i8
    %c2_i8 = arith.constant 2 : i8
    %c0_i8 = arith.constant 0 : i8
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %0 = arith.cmpi ule, %arg0, %c15_i8 : i8
    %1 = arith.shli %arg0, %c4_i8 : i8
    %2 = arith.select %0, %1, %arg0 : i8
    %3 = arith.select %0, %c4_i8, %c0_i8 : i8
    %4 = arith.cmpi ule, %2, %c63_i8 : i8
    %5 = arith.addi %3, %c2_i8 : i8
    %6 = arith.shli %2, %c2_i8 : i8
    %7 = arith.select %4, %6, %2 : i8
    %8 = arith.select %4, %5, %3 : i8
    %9 = arith.cmpi ule, %7, %c127_i8 : i8
    %10 = arith.addi %8, %c1_i8 : i8
    %11 = arith.select %9, %10, %8 : i8
    %12 = arith.cmpi eq, %arg0, %c0_i8 : i8
    %13 = arith.select %12, %c8_i8, %11 : i8
    %14 = arith.cmpi ule, %arg1, %cst_8 : vector<2xi32>
    %15 = arith.shli %arg1, %cst_9 : vector<2xi32>
    %16 = arith.select %14, %15, %arg1 : vector<2xi1>, vector<2xi32>
    %17 = arith.select %14, %cst_9, %cst_10 : vector<2xi1>, vector<2xi32>
    %18 = arith.cmpi ule, %16, %cst_6 : vector<2xi32>
    %19 = arith.addi %17, %cst_7 : vector<2xi32>
    %20 = arith.shli %16, %cst_7 : vector<2xi32>
    %21 = arith.select %18, %20, %16 : vector<2xi1>, vector<2xi32>
    %22 = arith.select %18, %19, %17 : vector<2xi1>, vector<2xi32>
    %23 = arith.cmpi ule, %21, %cst_4 : vector<2xi32>
    %24 = arith.addi %22, %cst_5 : vector<2xi32>
    %25 = arith.shli %21, %cst_5 : vector<2xi32>
    %26 = arith.select %23, %25, %21 : vector<2xi1>, vector<2xi32>
    %27 = arith.select %23, %24, %22 : vector<2xi1>, vector<2xi32>
    %28 = arith.cmpi ule, %26, %cst_2 : vector<2xi32>
    %29 = arith.addi %27, %cst_3 : vector<2xi32>
    %30 = arith.shli %26, %cst_3 : vector<2xi32>
    %31 = arith.select %28, %30, %26 : vector<2xi1>, vector<2xi32>
    %32 = arith.select %28, %29, %27 : vector<2xi1>, vector<2xi32>
    %33 = arith.cmpi ule, %31, %cst_0 : vector<2xi32>
    %34 = arith.addi %32, %cst_1 : vector<2xi32>
    %35 = arith.select %33, %34, %32 : vector<2xi1>, vector<2xi32>
    %36 = arith.cmpi eq, %arg1, %cst_10 : vector<2xi32>
    %37 = arith.select %36, %cst, %35 : vector<2xi1>, vector<2xi32>
    %38 = arith.cmpi eq, %arg2, %false : i1
    %39 = math.ctlz %arg3 : i128
    return %13, %37, %38, %39 : i8, vector<2xi32>, i1, i128
  }
}


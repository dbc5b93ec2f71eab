module {
  func.func @a(%arg0: i8, %arg1: i8, %arg2: vector<4xi1>, %arg3: vector<4xi8>, %arg4: vector<4xi8>, %arg5: tensor<?xi8>) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, vector<4xi8>, vector<4xi1>, vector<4xi1>, tensor<?xi8>, vector<4xi8>) {
    %cst = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.andi %arg0, %arg1 : i8
    %1 = arith.ori %arg0, %arg1 : i8
    %2 = arith.ori %1, %arg0 : i8
    %3 = arith.ori %arg1, %1 : i8
    %4 = arith.andi %1, %arg0 : i8
    %5 = arith.ori %0, %arg0 : i8
    %6 = arith.maxsi %arg0, %arg1 : i8
    %7 = arith.maxsi %6, %arg0 : i8
    %8 = arith.minui %arg0, %c1_i8 : i8
    %9 = arith.xori %arg2, %cst_0 : vector<4xi1>
    %10 = arith.select %9, %arg3, %arg4 : vector<4xi1>, vector<4xi8>
    %11 = arith.cmpi slt, %arg3, %arg4 : vector<4xi8>
    %12 = arith.xori %11, %cst_0 : vector<4xi1>
    %13 = arith.select %arg2, %cst, %cst_0 : vector<4xi1>, vector<4xi1>
    %14 = arith.select %cst, %arg3, %arg4 : vector<4xi1>, vector<4xi8>
    return %0, %0, %2, %3, %4, %5, %arg0, %7, %8, %10, %12, %13, %arg5, %14 : i8, i8, i8, i8, i8, i8, i8, i8, i8, vector<4xi8>, vector<4xi1>, vector<4xi1>, tensor<?xi8>, vector<4xi8>
  }
}


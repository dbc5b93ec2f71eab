module {
  func.func @unsigned(%arg0: i8, %arg1: i8) -> (i8, i8) {
    %c16_i24 = arith.constant 16 : i24
    %c1_i9 = arith.constant 1 : i9
    %0 = arith.extui %arg0 : i8 to i9
    %1 = arith.extui %arg1 : i8 to i9
    %2 = arith.muli %0, %1 : i9
    %3 = arith.shrui %2, %c1_i9 : i9
    %4 = arith.trunci %3 : i9 to i8
    %5 = arith.extui %arg0 : i8 to i24
    %6 = arith.extui %arg1 : i8 to i24
    %7 = arith.muli %5, %6 : i24
    %8 = arith.shrui %7, %c16_i24 : i24
    %9 = arith.trunci %8 : i24 to i8
    return %4, %9 : i8, i8
  }
  func.func @signed(%arg0: vector<2xi8>, %arg1: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<24> : vector<2xi32>
    %cst_0 = arith.constant dense<2> : vector<2xi10>
    %0 = arith.extsi %arg0 : vector<2xi8> to vector<2xi10>
    %1 = arith.extsi %arg1 : vector<2xi8> to vector<2xi10>
    %2 = arith.muli %0, %1 : vector<2xi10>
    %3 = arith.shrui %2, %cst_0 : vector<2xi10>
    %4 = arith.trunci %3 : vector<2xi10> to vector<2xi8>
    %5 = arith.extsi %arg0 : vector<2xi8> to vector<2xi32>
    %6 = arith.extsi %arg1 : vector<2xi8> to vector<2xi32>
    %7 = arith.muli %5, %6 : vector<2xi32>
    %8 = arith.shrui %7, %cst : vector<2xi32>
    %9 = arith.trunci %8 : vector<2xi32> to vector<2xi8>
    return %4, %9 : vector<2xi8>, vector<2xi8>
  }
}


module {
  func.func @f(%arg0: vector<4xi32>, %arg1: i32, %arg2: tensor<?xi64>) -> (vector<2x4xi32>, i32, vector<4xi32>, tensor<?xi64>) {
    %cst = arith.constant dense<[1, 5, 3, 200]> : vector<4xi32>
    %0 = arith.minui %arg0, %cst : vector<4xi32>
    %1 = vector.broadcast %0 : vector<4xi32> to vector<2x4xi32>
    %2 = arith.trunci %1 : vector<2x4xi32> to vector<2x4xi16>
    %3 = arith.muli %2, %2 : vector<2x4xi16>
    %4 = arith.extui %3 : vector<2x4xi16> to vector<2x4xi32>
    %5 = vector.extract %0[1] : i32 from vector<4xi32>
    %6 = arith.trunci %5 : i32 to i16
    %7 = arith.addi %6, %6 : i16
    %8 = arith.extui %7 : i16 to i32
    %9 = vector.insert %arg1, %0 [2] : i32 into vector<4xi32>
    %10 = arith.addi %9, %9 : vector<4xi32>
    %11 = arith.trunci %arg2 : tensor<?xi64> to tensor<?xi5>
    %12 = arith.extsi %11 : tensor<?xi5> to tensor<?xi64>
    %13 = arith.trunci %12 : tensor<?xi64> to tensor<?xi16>
    %14 = arith.muli %13, %13 : tensor<?xi16>
    %15 = arith.extsi %14 : tensor<?xi16> to tensor<?xi64>
    return %4, %8, %10, %15 : vector<2x4xi32>, i32, vector<4xi32>, tensor<?xi64>
  }
  func.func @step() -> vector<4xindex> {
    %0 = vector.step : vector<4xindex>
    %1 = arith.index_castui %0 : vector<4xindex> to vector<4xi8>
    %2 = arith.addi %1, %1 : vector<4xi8>
    %3 = arith.index_castui %2 : vector<4xi8> to vector<4xindex>
    return %3 : vector<4xindex>
  }
}


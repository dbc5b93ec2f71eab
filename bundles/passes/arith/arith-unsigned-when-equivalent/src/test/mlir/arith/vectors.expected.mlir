module {
  func.func @unknown(%arg0: vector<4xi16>, %arg1: vector<4xi16>) -> (vector<4xi1>, vector<4xi16>) {
    %0 = arith.cmpi sgt, %arg0, %arg1 : vector<4xi16>
    %1 = arith.maxsi %arg0, %arg1 : vector<4xi16>
    return %0, %1 : vector<4xi1>, vector<4xi16>
  }
  func.func @known(%arg0: vector<4xi16>, %arg1: vector<4xi16>) -> (vector<4xi1>, vector<4xi16>) {
    %cst = arith.constant dense<[1, 2, 3, 10]> : vector<4xi16>
    %0 = arith.minui %arg0, %cst : vector<4xi16>
    %1 = arith.cmpi ugt, %0, %cst : vector<4xi16>
    %2 = arith.maxui %0, %cst : vector<4xi16>
    return %1, %2 : vector<4xi1>, vector<4xi16>
  }
}


module {
  func.func @vectors(%arg0: vector<4xi16>, %arg1: vector<4xi16>) -> (vector<4xi1>, vector<4xi16>) {
    %0 = arith.cmpi sgt, %arg0, %arg1 : vector<4xi16>
    %1 = arith.maxsi %arg0, %arg1 : vector<4xi16>
    return %0, %1 : vector<4xi1>, vector<4xi16>
  }
}


module {
  func.func @vec(%arg0: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>, vector<4xi1>, vector<4xi16>, vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi1>, i1, vector<4xi8>) {
    %false = arith.constant false
    %cst = arith.constant dense<true> : vector<4xi1>
    %cst_0 = arith.constant dense<[0, 1, -1, 1]> : vector<4xi8>
    %cst_1 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
    %cst_2 = arith.constant dense<[0, 2, -3, 4]> : vector<4xi8>
    %cst_3 = arith.constant dense<7> : vector<4xi8>
    %cst_4 = arith.constant dense<[1, 4, 0, 8]> : vector<4xi8>
    %cst_5 = arith.constant dense<[0, 14, -21, 28]> : vector<4xi8>
    %cst_6 = arith.constant dense<false> : vector<4xi1>
    %cst_7 = arith.constant dense<[0, 2, -3, 4]> : vector<4xi16>
    %0 = arith.divsi %cst_1, %cst_2 : vector<4xi8>
    %1 = arith.addi %arg0, %cst_3 : vector<4xi8>
    return %cst_4, %cst_5, %cst_6, %cst_7, %0, %cst_0, %cst_1, %cst, %false, %1 : vector<4xi8>, vector<4xi8>, vector<4xi1>, vector<4xi16>, vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi1>, i1, vector<4xi8>
  }
}


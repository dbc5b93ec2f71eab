module {
  func.func @last_defined() -> vector<4xi8> {
    %cst = arith.constant dense<[100, -128, 0, -15]> : vector<4xi8>
    return %cst : vector<4xi8>
  }
}

// -----
module {
  func.func @last_undefined() -> vector<2xi8> {
    %cst = arith.constant dense<100> : vector<2xi8>
    %cst_0 = arith.constant dense<[7, 0]> : vector<2xi8>
    %0 = arith.floordivsi %cst, %cst_0 : vector<2xi8>
    return %0 : vector<2xi8>
  }
}

// -----
module {
  func.func @other_divisions() -> (vector<2xi8>, vector<2xi8>) {
    %cst = arith.constant dense<100> : vector<2xi8>
    %cst_0 = arith.constant dense<[0, 7]> : vector<2xi8>
    %0 = arith.divsi %cst, %cst_0 : vector<2xi8>
    %1 = arith.ceildivsi %cst, %cst_0 : vector<2xi8>
    return %0, %1 : vector<2xi8>, vector<2xi8>
  }
}


module {
  func.func @last_in_range() -> (vector<3xi8>, vector<3xi8>, vector<3xi8>) {
    %cst = arith.constant dense<[0, 0, 12]> : vector<3xi8>
    %cst_0 = arith.constant dense<[-1, 0, 0]> : vector<3xi8>
    %cst_1 = arith.constant dense<0> : vector<3xi8>
    return %cst, %cst_0, %cst_1 : vector<3xi8>, vector<3xi8>, vector<3xi8>
  }
}

// -----
module {
  func.func @last_out_of_range() -> vector<2xi8> {
    %cst = arith.constant dense<[-100, 100]> : vector<2xi8>
    %cst_0 = arith.constant dense<[1, 8]> : vector<2xi8>
    %0 = arith.shrsi %cst, %cst_0 : vector<2xi8>
    return %0 : vector<2xi8>
  }
}

// -----
module {
  func.func @empty() -> tensor<0xi8> {
    %cst = arith.constant dense<> : tensor<0xi8>
    %0 = arith.shrui %cst, %cst : tensor<0xi8>
    return %0 : tensor<0xi8>
  }
}


module {
  func.func @a() -> (vector<2xi1>, vector<2xi8>, vector<2xf32>, vector<f32>, vector<2xindex>, vector<2xi8>) {
    %cst = arith.constant dense<[false, true]> : vector<2xi1>
    %cst_0 = arith.constant dense<[1, 2]> : vector<2xi8>
    %cst_1 = arith.constant dense<[1.500000e+00, 2.500000e+00]> : vector<2xf32>
    %cst_2 = arith.constant dense<1.500000e+00> : vector<f32>
    %cst_3 = arith.constant dense<[1, 2]> : vector<2xindex>
    %cst_4 = arith.constant dense<1> : vector<2xi8>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : vector<2xi1>, vector<2xi8>, vector<2xf32>, vector<f32>, vector<2xindex>, vector<2xi8>
  }
}


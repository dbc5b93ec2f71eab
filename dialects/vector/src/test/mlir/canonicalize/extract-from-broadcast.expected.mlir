module {
  func.func @a(%arg0: vector<2x3xf32>, %arg1: index, %arg2: vector<1x3xf32>) -> (f32, vector<3xf32>, f32, vector<[4]xi1>, vector<4xi1>, vector<3xf32>, vector<2x[4]xi1>, vector<[4]xi1>) {
    %cst = arith.constant dense<false> : vector<[4]xi1>
    %cst_0 = arith.constant dense<true> : vector<2x[4]xi1>
    %cst_1 = arith.constant dense<true> : vector<4xi1>
    %cst_2 = arith.constant dense<true> : vector<[4]xi1>
    %0 = vector.extract %arg0[1, 2] : f32 from vector<2x3xf32>
    %1 = vector.extract %arg0[%arg1] : vector<3xf32> from vector<2x3xf32>
    %2 = vector.extract %arg0[%arg1, 2] : f32 from vector<2x3xf32>
    %3 = vector.extract %arg2[0] : vector<3xf32> from vector<1x3xf32>
    return %0, %1, %2, %cst_2, %cst_1, %3, %cst_0, %cst : f32, vector<3xf32>, f32, vector<[4]xi1>, vector<4xi1>, vector<3xf32>, vector<2x[4]xi1>, vector<[4]xi1>
  }
  func.func @masks() -> (vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>) {
    %cst = arith.constant dense<false> : vector<i1>
    %cst_0 = arith.constant dense<true> : vector<i1>
    %cst_1 = arith.constant dense<false> : vector<2x3xi1>
    %0 = vector.constant_mask [2] : vector<4xi1>
    %1 = vector.constant_mask [1, 3] : vector<2x3xi1>
    return %0, %1, %cst_1, %cst_0, %cst : vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>
  }
}


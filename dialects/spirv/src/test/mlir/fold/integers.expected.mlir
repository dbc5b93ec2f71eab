module {
  func.func @s(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
    %cst0_i32 = spirv.Constant 0 : i32
    %cst5_i32 = spirv.Constant 5 : i32
    %cst10_i32 = spirv.Constant 10 : i32
    %cst25_i32 = spirv.Constant 25 : i32
    %0 = spirv.IAdd %arg0, %cst5_i32 : i32
    return %arg0, %arg0, %arg0, %cst0_i32, %cst10_i32, %cst25_i32, %0 : i32, i32, i32, i32, i32, i32, i32
  }
  func.func @v(%arg0: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
    %cst_vec_2xi32 = spirv.Constant dense<0> : vector<2xi32>
    %cst_vec_2xi32_0 = spirv.Constant dense<[10, 6]> : vector<2xi32>
    %cst_vec_2xi32_1 = spirv.Constant dense<[25, 9]> : vector<2xi32>
    return %arg0, %arg0, %arg0, %cst_vec_2xi32, %cst_vec_2xi32_0, %cst_vec_2xi32_1 : vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
  }
  func.func @w(%arg0: i8, %arg1: vector<3xi8>, %arg2: si32) -> (i8, i8, vector<3xi8>, vector<3xi8>, si32, i8) {
    %cst-1_i8 = spirv.Constant -1 : i8
    %cst-56_i8 = spirv.Constant -56 : i8
    %cst16_i8 = spirv.Constant 16 : i8
    %cst_vec_3xi8 = spirv.Constant dense<[-56, 101, -28]> : vector<3xi8>
    %cst_vec_3xi8_0 = spirv.Constant dense<16> : vector<3xi8>
    %0 = spirv.IMul %arg0, %cst-1_i8 : i8
    return %cst-56_i8, %cst16_i8, %cst_vec_3xi8, %cst_vec_3xi8_0, %arg2, %0 : i8, i8, vector<3xi8>, vector<3xi8>, si32, i8
  }
}


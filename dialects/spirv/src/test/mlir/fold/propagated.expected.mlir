module {
  func.func @w(%arg0: i8, %arg1: vector<3xi8>, %arg2: si32) -> (i8, i8, vector<3xi8>, vector<3xi8>, si32, i8) {
    %cst-1_i8 = spirv.Constant -1 : i8
    %cst0_si32 = spirv.Constant 0 : si32
    %cst_vec_3xi8 = spirv.Constant dense<16> : vector<3xi8>
    %cst_vec_3xi8_0 = spirv.Constant dense<[-56, 101, -28]> : vector<3xi8>
    %cst_vec_3xi8_1 = spirv.Constant dense<100> : vector<3xi8>
    %cst_vec_3xi8_2 = spirv.Constant dense<[100, 1, -128]> : vector<3xi8>
    %cst16_i8 = spirv.Constant 16 : i8
    %cst-56_i8 = spirv.Constant -56 : i8
    %cst100_i8 = spirv.Constant 100 : i8
    %0 = spirv.IAdd %cst0_si32, %arg2 : si32
    %1 = spirv.IMul %cst-1_i8, %arg0 : i8
    return %cst-56_i8, %cst16_i8, %cst_vec_3xi8_0, %cst_vec_3xi8, %0, %1 : i8, i8, vector<3xi8>, vector<3xi8>, si32, i8
  }
}


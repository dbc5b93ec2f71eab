module {
  func.func @insert() -> vector<4xf32> {
    %0 = ub.poison : f32
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %1 = vector.insertelement %0, %cst[%c0 : index] : vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @step() -> vector<9223372036854775807xindex> {
    %0 = vector.step : vector<9223372036854775807xindex>
    return %0 : vector<9223372036854775807xindex>
  }
}


module {
  func.func @insert() -> vector<4xf32> {
    %0 = ub.poison : f32
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %1 = vector.insert %0, %cst [0] : f32 into vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @step() -> vector<9223372036854775807xindex> {
    %0 = vector.step : vector<9223372036854775807xindex>
    return %0 : vector<9223372036854775807xindex>
  }
}


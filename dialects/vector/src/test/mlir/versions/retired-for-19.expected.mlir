module {
  func.func @elements(%arg0: vector<4xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: i32, %arg4: index) {
    %0 = vector.splat %arg2 : vector<4xf32>
    %1 = vector.splat %arg4 : vector<2x[4]xindex>
    %2 = vector.extractelement %arg0[%arg3 : i32] : vector<4xf32>
    %3 = vector.extractelement %arg0[%arg4 : index] {note} : vector<4xf32>
    %4 = vector.extractelement %arg1[] : vector<f32>
    %5 = vector.insertelement %arg2, %arg0[%arg3 : i32] : vector<4xf32>
    %6 = vector.insertelement %arg2, %arg0[%arg4 : index] : vector<4xf32>
    %7 = vector.insertelement %arg2, %arg1[] : vector<f32>
    %8 = vector.splat %arg2 : vector<f32>
    return
  }
}


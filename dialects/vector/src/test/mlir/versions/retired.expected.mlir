module {
  func.func @elements(%arg0: vector<4xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: i32, %arg4: index) {
    %0 = vector.broadcast %arg2 : f32 to vector<4xf32>
    %1 = vector.broadcast %arg4 : index to vector<2x[4]xindex>
    %2 = arith.index_castui %arg3 : i32 to index
    %3 = vector.extract %arg0[%2] : f32 from vector<4xf32>
    %4 = vector.extract %arg0[%arg4] {note} : f32 from vector<4xf32>
    %5 = vector.extract %arg1[] : f32 from vector<f32>
    %6 = arith.index_castui %arg3 : i32 to index
    %7 = vector.insert %arg2, %arg0 [%6] : f32 into vector<4xf32>
    %8 = vector.insert %arg2, %arg0 [%arg4] : f32 into vector<4xf32>
    %9 = vector.insert %arg2, %arg1 [] : f32 into vector<f32>
    %10 = vector.broadcast %arg2 : f32 to vector<f32>
    return
  }
}


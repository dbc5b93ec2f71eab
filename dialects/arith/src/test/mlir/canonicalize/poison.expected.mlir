module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: vector<4xi32>) -> (i32, i32, i32, i32, i1, vector<4xi32>, i64, f32, i32) {
    %0 = ub.poison : f32
    %1 = ub.poison : i64
    %2 = ub.poison : vector<4xi32>
    %3 = ub.poison : i32
    %4 = arith.cmpi eq, %arg0, %3 : i32
    return %3, %arg0, %arg0, %3, %4, %2, %1, %0, %3 : i32, i32, i32, i32, i1, vector<4xi32>, i64, f32, i32
  }
}


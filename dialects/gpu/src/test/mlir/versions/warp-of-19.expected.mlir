module {
  func.func @f(%arg0: index, %arg1: vector<4xf32>) -> vector<1xf32> {
    %0 = vector.warp_execute_on_lane_0(%arg0)[32] args(%arg1 : vector<4xf32>) -> (vector<1xf32>) {
    ^bb0(%arg2: vector<128xf32>):
      %1 = "test.use"(%arg2) : (vector<128xf32>) -> vector<32xf32>
      vector.yield %1 : vector<32xf32>
    }
    vector.warp_execute_on_lane_0(%arg0)[32] {
    }
    return %0 : vector<1xf32>
  }
}


// RUN: --allow-unregistered-dialect
// REFERENCE: does not read the operation of 19.1.
func.func @f(%lane: index, %v: vector<4xf32>) -> vector<1xf32> {
  %0 = vector.warp_execute_on_lane_0(%lane)[32] args(%v : vector<4xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<128xf32>):
    %1 = "test.use"(%a) : (vector<128xf32>) -> vector<32xf32>
    vector.yield %1 : vector<32xf32>
  }
  vector.warp_execute_on_lane_0(%lane)[32] {
  }
  return %0 : vector<1xf32>
}

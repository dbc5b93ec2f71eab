// RUN: --split-input-file --verify-diagnostics
// REFERENCE: has other messages.

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-3 @below {{error}}
  // expected-error @below {{custom op 'vector.warp_execute_on_lane_0' number of operands and types do not match: got 1 operands and 2 types}}
  vector.warp_execute_on_lane_0(%i)[32] args(%p : vector<4xf32>, f32) {
    vector.yield
  }
  return
}


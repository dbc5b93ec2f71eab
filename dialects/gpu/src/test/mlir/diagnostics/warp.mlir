// RUN: --split-input-file --verify-diagnostics

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%p : vector<4xf32>) {
    gpu.yield
  }
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{custom op 'gpu.warp_execute_on_lane_0' expected integer value}}
  gpu.warp_execute_on_lane_0(%i)[%i] args() {
    gpu.yield
  }
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{expected ':'}}
  gpu.warp_execute_on_lane_0(%i)[32] args() -> f32 {
    gpu.yield %i : index
  }
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-error @below {{expected '('}}
  gpu.warp_execute_on_lane_0 %i[32] {
    gpu.yield %i : index
  }
  return
}
// -----

func.func @f(%v: memref<4xf32>, %i: index, %p: vector<4xf32>, %m : vector<4xi1>) {
// expected-3 @below {{error}}
  // expected-error @below {{custom op 'gpu.warp_execute_on_lane_0' number of operands and types do not match: got 1 operands and 2 types}}
  gpu.warp_execute_on_lane_0(%i)[32] args(%p : vector<4xf32>, f32) {
    gpu.yield
  }
  return
}


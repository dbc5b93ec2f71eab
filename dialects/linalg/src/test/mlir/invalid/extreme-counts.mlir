// RUN: --split-input-file --verify-diagnostics
// REFERENCE: 19.1 crashes
func.func @f(%a: memref<4x4xf32>) {
// expected-error @below {{attribute 'linalg.memoized_indexing_maps' must be an array of affine maps}}
  linalg.matmul {linalg.memoized_indexing_maps = [1, 2, 3]} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----
func.func @f() {
// expected-error @below {{'linalg.reduce' op expected at least one input and one output}}
  "linalg.reduce"() <{dimensions = array<i64: 0>}> ({
    linalg.yield
  }) : () -> ()
  return
}

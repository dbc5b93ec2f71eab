// RUN: --split-input-file --verify-diagnostics
// REFERENCE: 19.1 crashes
func.func @f() {
// expected-error @below {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"() <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (3)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----
func.func @f() {
// expected-error @below {{the number of region arguments (1) and the number of map groups for lower (2147483648) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2147483648xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----
func.func @f() {
// expected-error @below {{expected no negative number of results in a map group}}
  "affine.parallel"() <{lowerBoundsGroups = dense<[2, -1]> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (3, 3)>}> ({
  ^bb0(%i: index, %j: index):
    affine.yield
  }) : () -> ()
  return
}

// RUN: --mlir-version=19.1 --verify-diagnostics --split-input-file --allow-unregistered-dialect
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<4xindex>' and result type 'tensor<4xi64>' are cast incompatible}}
func.func @f(%a: tensor<4xindex>) { %0 = "tensor.bitcast"(%a) : (tensor<4xindex>) -> tensor<4xi64> return }
// -----
func.func @f(%m: index) -> tensor<?x3x?xf32> {
  // expected-error@+1 {{must have as many index operands as dynamic extents in the result type}}
  %0 = tensor.generate %m { ^bb0(%i : index, %j : index, %k : index): %e = arith.constant 8.0 : f32 tensor.yield %e : f32 } : tensor<?x3x?xf32>
  return %0 : tensor<?x3x?xf32>
}
// -----
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x4x1x1xf32>' or its rank-reduced variant 'tensor<1x2x4xf32>' (got: 'tensor<1x2x1x1xf32>')}}
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.gather %s[%i] gather_dims([1,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1xf32> return }
// -----
  // expected-error@+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x2x1x1x1xf32>' or its rank-reduced variant 'tensor<1x2x1xf32>' (got: 'tensor<4x5x6xf32>')}}
func.func @f(%s: tensor<4x5x6xf32>, %d: tensor<1x1x1xf32>, %i: tensor<1x2x3xindex>) { %0 = tensor.scatter %s into %d[%i] scatter_dims([1,2]) unique : (tensor<4x5x6xf32>, tensor<1x1x1xf32>, tensor<1x2x3xindex>) -> tensor<1x1x1xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected ParallelCombiningOpInterface parent, got:}}
    tensor.parallel_insert_slice %b into %b[0][4][1] : tensor<4xf32> into tensor<4xf32>
  return
}

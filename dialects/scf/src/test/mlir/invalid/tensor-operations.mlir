// RUN: --verify-diagnostics --split-input-file --allow-unregistered-dialect
func.func @f(%m: index) -> tensor<?x3xf32> {
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  %0 = tensor.generate %m { ^bb0(%i : index, %j: index): %e = arith.constant 8.0 : f32 scf.yield %e : f32 } : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @f(%a: tensor<4xf32>, %c: f32) { %0 = tensor.pad %a low[1] high[1] { ^bb0(%i: index): scf.yield %c : f32 } : tensor<4xf32> to tensor<6xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %b) -> tensor<8xf32> {
  // expected-error@+1 {{expected type to be 'tensor<5xf32>' or a rank-reduced version. (size mismatch) }}
    scf.forall.in_parallel { tensor.parallel_insert_slice %a into %o[0][5][1] : tensor<4xf32> into tensor<8xf32>}
  }
  return %r : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %b) -> tensor<8xf32> {
  // expected-error@+1 {{expected 1 offset values, got 2}}
    scf.forall.in_parallel { tensor.parallel_insert_slice %a into %o[0,0][4,4][1,1] : tensor<4xf32> into tensor<8xf32>}
  }
  return %r : tensor<8xf32>
}

// RUN: --split-input-file --verify-diagnostics
func.func @a(%a: !transform.any_op) {
  // expected-error @+1 {{'transform.structured.pack_transpose' op "outer_perm" is not a valid permutation}}
  %0:3 = "transform.structured.pack_transpose"(%a, %a) <{outer_perm = array<i64: 1, 1>, inner_perm = array<i64: 2, 1>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @a(%a: !transform.any_op) {
  // expected-error @+1 {{'transform.structured.continuous_tile_sizes' op expects all results type to be the same}}
  %0:2 = "transform.structured.continuous_tile_sizes"(%a) <{dimension = 1 : i64, target_size = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.op<"a">)
  return
}

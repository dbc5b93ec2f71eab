// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
func.func @packTranspose_repeatedOuterNumber_isRejected(%a: !transform.any_op) {
  // expected-error @+1 {{'transform.structured.pack_transpose' op "outer_perm" is not a valid permutation}}
  %0:3 = "transform.structured.pack_transpose"(%a, %a) <{outer_perm = array<i64: 1, 1>, inner_perm = array<i64: 2, 1>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @continuousTileSizes_differentTypes_isRejected(%a: !transform.any_op) {
  // expected-error @+1 {{'transform.structured.continuous_tile_sizes' op expects all results type to be the same}}
  %0:2 = "transform.structured.continuous_tile_sizes"(%a) <{dimension = 1 : i64, target_size = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.op<"a">)
  return
}

// -----

func.func @replicate_otherResultType_isRejected(%pattern: !transform.any_op, %handle: !transform.op<"a">) {
  // expected-error @+1 {{'transform.replicate' op failed to verify that all of {handles, replicated} have same type}}
  %0 = "transform.replicate"(%pattern, %handle) : (!transform.any_op, !transform.op<"a">) -> (!transform.any_op)
  return
}

// -----

func.func @replicate_noResult_isRejected(%pattern: !transform.any_op, %handle: !transform.op<"a">) {
  // expected-error @+1 {{'transform.replicate' op failed to verify that all of {handles, replicated} have same type}}
  "transform.replicate"(%pattern, %handle) : (!transform.any_op, !transform.op<"a">) -> ()
  return
}

// -----

func.func @replicate_handlesOfTwoTypes_isValid(%pattern: !transform.any_op, %handle: !transform.op<"a">) {
  %0:2 = transform.replicate num(%pattern) %pattern, %handle : !transform.any_op, !transform.any_op, !transform.op<"a">
  return
}

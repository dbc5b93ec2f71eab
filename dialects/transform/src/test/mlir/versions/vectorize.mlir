// RUN: --mlir-print-op-generic
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %0 vector_sizes [4, [8]] {assume_dynamic_dims_match_vec_sizes, create_named_contraction} : !transform.any_op
  %1 = transform.structured.match ops{["linalg.generic"]} in %a : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %1 {vectorize_nd_extract} : !transform.any_op
}

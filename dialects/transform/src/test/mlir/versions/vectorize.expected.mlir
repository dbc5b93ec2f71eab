"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    "transform.structured.vectorize"(%0) <{assume_dynamic_dims_match_vec_sizes, create_named_contraction, scalable_sizes = array<i1: false, true>, static_vector_sizes = array<i64: 4, 8>}> : (!transform.any_op) -> ()
    %1 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
    "transform.structured.vectorize"(%1) <{vectorize_nd_extract}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()


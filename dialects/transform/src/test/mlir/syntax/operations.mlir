// RUN: --mlir-version=19.1 --allow-unregistered-dialect

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}, %v : !transform.any_value, %p: !transform.param<i64>) {
    %0 = transform.structured.match ops{["linalg.matmul", "x"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %00 = transform.structured.match ops{["linalg.matmul"]} interface{LinalgOp} attributes{a, b = 1 : i32} filter_result_type = f32 filter_operand_types = [i32] in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %2:3 = transform.structured.tile_using_for %0 tile_sizes [4, [4], 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %z1, %z2:3 = transform.structured.tile_using_for %0 tile_sizes [4, %p, %p] interchange = [1, 0] {a} : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %3, %4 = transform.structured.tile_using_forall %1 num_threads [10, %p] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %5, %6 = transform.structured.tile_using_forall %1 tile_sizes *(%p) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %7, %8 = transform.structured.tile_using_forall %1 num_threads *(%p) tile_sizes [1, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %1 vector_sizes [8, [16], 4] : !transform.any_op
    transform.structured.vectorize %1 vector_sizes [8, %p, %p] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>, !transform.param<i64>
    transform.structured.vectorize %1 : !transform.any_op
    %9:2 = transform.structured.split %1 after 42 {dimension = 0} : !transform.any_op
    %10:2 = transform.structured.split %1 after %p {dimension = 0} : !transform.any_op, !transform.param<i64>
    %11, %12, %13 = transform.structured.multitile_sizes %1 {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.any_op
    %15, %16, %17 = "transform.structured.pad"(%1) {padding_values=[0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %19 = transform.structured.pack_greedily %1 matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %21 = transform.structured.interchange %1 iterator_interchange = [0, 1] : (!transform.any_op) -> !transform.any_op
    %22 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
    %23 = transform.get_result %1[0] : (!transform.any_op) -> !transform.any_value
    %24 = transform.get_result %1[0, 2] : (!transform.any_op) -> !transform.any_value
    %25 = transform.get_result %1[all] : (!transform.any_op) -> !transform.any_value
    %26 = transform.get_operand %1[except(0, -1)] : (!transform.any_op) -> !transform.any_value
    %27 = transform.param.constant 1 : i64 -> !transform.param<i64>
    transform.print %1 {name = "foo"} : !transform.any_op
    transform.print
    transform.debug.emit_remark_at %1, "matched" : !transform.any_op
    transform.debug.emit_param_as_remark %p : !transform.param<i64>
    transform.debug.emit_param_as_remark %p, "a" at %1 : !transform.param<i64>, !transform.any_op
    transform.foreach %1 : !transform.any_op {
    ^bb1(%arg2: !transform.any_op):
      transform.yield
    }
    %28 = transform.foreach %1, %0 with_zip_shortest : !transform.any_op, !transform.any_op -> !transform.any_op {
    ^bb1(%arg2: !transform.any_op, %x: !transform.any_op):
      transform.yield %x : !transform.any_op
    }
    %29 = transform.cast %1 : !transform.any_op to !transform.op<"linalg.generic">
    transform.apply_patterns to %1 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise avx2_lowering_strategy = true
      transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 3 full_unroll = true
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
    } {apply_cse} : !transform.any_op
    %30 = transform.get_parent_op %1 {deduplicate, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %31:2 = transform.split_handle %1 {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %32 = transform.merge_handles %1, %0 {a} : !transform.any_op
    %33 = transform.merge_handles deduplicate %1, %0 : !transform.any_op
    transform.annotate %1 "name" : !transform.any_op
    transform.annotate %1 "name" = %p : !transform.any_op, !transform.param<i64>
    %34 = transform.apply_registered_pass "canonicalize" to %1 {options = "a"} : (!transform.any_op) -> !transform.any_op
    %35 = transform.func.cast_and_call @f(%v) -> %v after %1 {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
    } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    %36 = transform.func.cast_and_call %1 before %0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %40, %41 = transform.structured.fuse_into_containing_op %1 into %0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = transform.structured.match ops{["a"]} in %arg0 : (!transform.any_op) -> !transform.any_op
}
transform.sequence -> !transform.any_op failures(suppress) attributes {a} {
^bb0(%arg0: !transform.any_op, %x: !transform.any_op):
  transform.sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
  transform.sequence %arg0, %x : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
  }
  transform.sequence %arg0, %x : (!transform.any_op, !transform.any_op) failures(propagate) {
  ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
  }
  transform.alternatives %arg0 : !transform.any_op {
  ^bb0(%arg1: !transform.any_op):
    transform.yield
  }, {
  ^bb0(%arg1: !transform.any_op):
    transform.yield
  }
  transform.yield %x : !transform.any_op
}

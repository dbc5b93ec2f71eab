module {
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_value, %arg2: !transform.param<i64>) {
      %1 = transform.structured.match ops{["linalg.matmul", "x"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %2 = transform.structured.match ops{["linalg.matmul"]} interface{LinalgOp} attributes {a, b = 1 : i32} filter_result_type = f32 filter_operand_types = [i32] in %arg0 : (!transform.any_op) -> !transform.any_op
      %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %1 tile_sizes [4, [4], 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %tiled_linalg_op_0, %loops_1:3 = transform.structured.tile_using_for %1 tile_sizes [4, %arg2, %arg2] interchange = [1, 0] {a} : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %tiled_op, %forall_op = transform.structured.tile_using_forall %tiled_linalg_op num_threads [10, %arg2](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
      %tiled_op_2, %forall_op_3 = transform.structured.tile_using_forall %tiled_linalg_op tile_sizes *(%arg2) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
      %tiled_op_4, %forall_op_5 = transform.structured.tile_using_forall %tiled_linalg_op num_threads *(%arg2) tile_sizes [1, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
      transform.structured.vectorize %tiled_linalg_op vector_sizes [8, [16], 4] : !transform.any_op
      transform.structured.vectorize %tiled_linalg_op vector_sizes [8, %arg2, %arg2] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>, !transform.param<i64>
      transform.structured.vectorize %tiled_linalg_op : !transform.any_op
      %first, %second = transform.structured.split %tiled_linalg_op after 42  {dimension = 0 : i64} : !transform.any_op
      %first_6, %second_7 = transform.structured.split %tiled_linalg_op after %arg2  {dimension = 0 : i64} : !transform.any_op, !transform.param<i64>
      %low_size, %high_size, %split_point = transform.structured.multitile_sizes %tiled_linalg_op {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
      %padded, %pad, %copy = transform.structured.pad %tiled_linalg_op {padding_values = [0.000000e+00 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %3 = transform.structured.pack_greedily %tiled_linalg_op matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
      %4 = transform.structured.interchange %tiled_linalg_op iterator_interchange = [0, 1] : (!transform.any_op) -> !transform.any_op
      %5 = transform.structured.generalize %tiled_linalg_op : (!transform.any_op) -> !transform.any_op
      %6 = transform.get_result %tiled_linalg_op[0] : (!transform.any_op) -> !transform.any_value
      %7 = transform.get_result %tiled_linalg_op[0, 2] : (!transform.any_op) -> !transform.any_value
      %8 = transform.get_result %tiled_linalg_op[all] : (!transform.any_op) -> !transform.any_value
      %9 = transform.get_operand %tiled_linalg_op[except(0, -1)] : (!transform.any_op) -> !transform.any_value
      %10 = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.print %tiled_linalg_op {name = "foo"} : !transform.any_op
      transform.print 
      transform.debug.emit_remark_at %tiled_linalg_op, "matched" : !transform.any_op
      transform.debug.emit_param_as_remark %arg2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %arg2, "a" at %tiled_linalg_op : !transform.param<i64>, !transform.any_op
      transform.foreach %tiled_linalg_op : !transform.any_op {
      ^bb0(%arg3: !transform.any_op):
      }
      %11 = transform.foreach %tiled_linalg_op, %1 with_zip_shortest : !transform.any_op, !transform.any_op -> !transform.any_op {
      ^bb0(%arg3: !transform.any_op, %arg4: !transform.any_op):
        transform.yield %arg4 : !transform.any_op
      }
      %12 = transform.cast %tiled_linalg_op : !transform.any_op to !transform.op<"linalg.generic">
      transform.apply_patterns to %tiled_linalg_op {
        transform.apply_patterns.canonicalization
        transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true
        transform.apply_patterns.vector.lower_transpose
        transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
        transform.apply_patterns.vector.lower_contraction
        transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 3 full_unroll = true
        transform.apply_patterns.vector.lower_transfer
        transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
        transform.apply_patterns.vector.split_transfer_full_partial
        transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
      } {apply_cse} : !transform.any_op
      %13 = transform.get_parent_op %tiled_linalg_op {deduplicate, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
      %14:2 = transform.split_handle %tiled_linalg_op {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %15 = transform.merge_handles %tiled_linalg_op, %1 {a} : !transform.any_op
      %16 = transform.merge_handles deduplicate %tiled_linalg_op, %1 : !transform.any_op
      transform.annotate %tiled_linalg_op "name" : !transform.any_op
      transform.annotate %tiled_linalg_op "name" = %arg2 : !transform.any_op, !transform.param<i64>
      %17 = transform.apply_registered_pass "canonicalize" to %tiled_linalg_op {options = "a"} : (!transform.any_op) -> !transform.any_op
      %18 = transform.func.cast_and_call @f(%arg1) -> %arg1 after %tiled_linalg_op {
        transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
      } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
      %19 = transform.func.cast_and_call %tiled_linalg_op before %1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
      %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %tiled_linalg_op into %1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.yield 
    }
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %1 = transform.structured.match ops{["a"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  }
  %0 = transform.sequence  -> !transform.any_op failures(suppress) attributes {a} {
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_op):
    sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb0(%arg2: !transform.any_op):
    }
    sequence %arg0, %arg1 : (!transform.any_op, !transform.any_op) failures(propagate) {
    ^bb0(%arg2: !transform.any_op, %arg3: !transform.any_op):
    }
    sequence %arg0, %arg1 : (!transform.any_op, !transform.any_op) failures(propagate) {
    ^bb0(%arg2: !transform.any_op, %arg3: !transform.any_op):
    }
    alternatives %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
    }, {
    ^bb0(%arg2: !transform.any_op):
    }
    yield %arg1 : !transform.any_op
  }
}


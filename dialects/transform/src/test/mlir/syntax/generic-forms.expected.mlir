module attributes {transform.with_named_sequence} {
  transform.named_sequence @s0(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.param<i64>
    transform.annotate %0 "abc" = %1 : !transform.any_op, !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @s1(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.func.func_to_llvm {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s2(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s3(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s4(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s5(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "abc", q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s6(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s7(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.scf_to_control_flow {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s8(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.scf.structural_conversions {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s9(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.vector.vector_to_llvm {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s10(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_cse to %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s11(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_dce to %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s12(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_licm to %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s13(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
    } {apply_cse, max_iterations = 3 : i64, q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s14(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.canonicalization {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s15(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.gpu.eliminate_barriers {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s16(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.gpu.gpu_rewrite_patterns {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s17(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[3, 3, 3] {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s18(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.linalg.erase_unnecessary_inputs {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s19(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s20(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s21(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.linalg.tiling_canonicalization {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s22(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.memref.alloc_to_alloca size_limit(3)
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s23(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.memref.expand_ops {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s24(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.memref.expand_strided_metadata {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s25(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.memref.extract_address_computations {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s26(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.memref.fold_memref_alias_ops {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s27(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s28(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.scf.for_loop_canonicalization {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s29(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.decompose_concat {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s30(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s31(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.fold_into_pack_and_unpack {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s32(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.fold_tensor_empty
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s33(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.fold_tensor_subset_ops {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s34(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s35(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s36(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.reassociative_reshape_folding {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s37(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.rewrite_as_constant aggressive {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s38(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s39(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.elementwise_to_vector {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s40(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.fold_arith_extension {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s41(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.interleave_to_shuffle {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s42(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_bitcast {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s43(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_broadcast {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s44(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s45(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_create_mask {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s46(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_gather {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s47(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_interleave {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s48(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_masked_transfers {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s49(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_masks {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s50(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s51(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_outerproduct {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s52(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_scan {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s53(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_shape_cast {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s54(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s55(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_transpose {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s56(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.materialize_masks {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s57(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rank_reducing_subview_patterns {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s58(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.reduction_to_contract {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s59(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s60(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.split_transfer_full_partial
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s61(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.transfer_permutation_patterns {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s62(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 3 {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s63(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.apply_registered_pass "abc" to %0 {options = "abc"} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s64(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.bufferization.buffer_loop_hoisting %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s65(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.bufferization.eliminate_empty_tensors %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s66(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.op<"tensor.empty">
    %1 = transform.bufferization.empty_tensor_to_alloc_tensor %0 {q = 1 : i8} : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.yield 
  }
  transform.named_sequence @s67(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.cast %0 {q = 1 : i8} : !transform.any_op to !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s68(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.param<i64>
    %1 = "x.y"() : () -> !transform.any_op
    transform.debug.emit_param_as_remark %0, "abc" at %1 : !transform.param<i64>, !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s69(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.debug.emit_remark_at %0, "abc" {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s70(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_value
    %2 = "x.y"() : () -> !transform.any_value
    %3 = transform.func.cast_and_call @foo(%1) -> %2 before %0 {q = 1 : i8} : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s71(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.get_consumers_of_result %0[3] {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s72(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_value
    %1 = transform.get_defining_op %0 {q = 1 : i8} : (!transform.any_value) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s73(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.get_operand %0[1, 0] : (!transform.any_op) -> !transform.any_value
    transform.yield 
  }
  transform.named_sequence @s74(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.get_parent_op %0 {allow_empty_results, isolated_from_above, q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s75(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.get_producer_of_operand %0[3] {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s76(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.get_result %0[1, 0] : (!transform.any_op) -> !transform.any_value
    transform.yield 
  }
  transform.named_sequence @s77(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_value
    %1 = transform.get_type elemental %0 {q = 1 : i8} : (!transform.any_value) -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @s78(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [] {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s79(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [] warp_size = 3 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s80(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.loop.coalesce %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s81(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.loop.forall_to_for %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s82(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.loop.forall_to_parallel %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s83(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %2 = transform.loop.fuse_sibling %0 into %1 {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s84(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s85(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %function, %call = transform.loop.outline %0 {func_name = "abc", q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s86(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.op<"scf.for">
    %peeled_loop, %remainder_loop = transform.loop.peel %0 {q = 1 : i8} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s87(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.op<"scf.for">
    %1 = transform.loop.pipeline %0 {iteration_interval = 3 : i64, q = 1 : i8} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s88(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.loop.promote_if_one_iteration %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s89(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.loop.unroll %0 {factor = 1 : i64, q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s90(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.loop.unroll_and_jam %0 {factor = 1 : i64, q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s91(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.operation_empty %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s92(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.operation_name %0 ["a", "b"] {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s93(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.param<i64>
    %1 = "x.y"() : () -> !transform.param<i64>
    transform.match.param.cmpi le %0, %1 {q = 1 : i8} : !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @s94(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.match.structured.body %arg1 {q = 1 : i8, reduction_position = 3 : i64} : !transform.any_op
    }
    transform.yield 
  }
  transform.named_sequence @s95(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %arg1 {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    }
    transform.yield 
  }
  transform.named_sequence @s96(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %batch, %output_image, %output_channel, %filter_loop, %input_channel, %depth, %strides, %dilations = transform.match.structured.classify_convolution_dims %arg1 {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    }
    transform.yield 
  }
  transform.named_sequence @s97(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.dim %arg1[all] {q = 1 : i8, reduction} : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield 
  }
  transform.named_sequence @s98(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.init %arg1[all] {projected_permutation, q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    }
    transform.yield 
  }
  transform.named_sequence @s99(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.input %arg1[all] {projected_permutation, q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    }
    transform.yield 
  }
  transform.named_sequence @s100(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.num_inits %arg1 {q = 1 : i8} : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield 
  }
  transform.named_sequence @s101(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.num_inputs %arg1 {q = 1 : i8} : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield 
  }
  transform.named_sequence @s102(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.rank %arg1 {q = 1 : i8} : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield 
  }
  transform.named_sequence @s103(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.match.structured %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %1 = transform.match.structured.result %arg1[3] : (!transform.any_op) -> !transform.any_value
    }
    transform.yield 
  }
  transform.named_sequence @s104(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.op<"memref.alloca">
    %getGlobal, %global = transform.memref.alloca_to_global %0 {q = 1 : i8} : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s105(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %0 {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @s106(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 3 : i64, q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s107(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.op<"memref.alloc">
    %1 = transform.memref.multibuffer %0 {factor = 1 : i64, q = 1 : i8, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s108(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.merge_handles deduplicate %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s109(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.num_associations %0 {q = 1 : i8} : (!transform.any_op) -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @s110(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.nvgpu.create_async_groups %0 {bypass_l1, q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s111(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %0 {depth = 3 : i64, peel_epilogue, q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s112(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.nvgpu.rewrite_copy_as_tma %0 {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @s113(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %0 {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @s114(%arg0: !transform.any_op) {
    %0 = transform.param.constant 1 : i32 {q = 1 : i8} -> !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @s115(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.pdl_match @foo in %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s116(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.print %0 {name = "abc", q = 1 : i8, use_local_scope} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s117(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %2 = transform.replicate num(%0) %1 : !transform.any_op, !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s118(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.scf.take_assumed_branch %0 take_else_branch {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @s119(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.select "abc" in %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s120(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.sparse_tensor.match.sparse_inout %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s121(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.split_handle %0 {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield 
  }
  transform.named_sequence @s122(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %0 {emit_dealloc, memory_space = 1 : i32, q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s123(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %0 {dimension = 3 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s124(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %0 {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s125(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.convert_to_loops %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s126(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.decompose %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s127(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.decompose_interface %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s128(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.structured.eliminate_empty_tensors %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s129(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.flatten_elementwise %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s130(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %transformed = transform.structured.fuse %0 : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s131(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %0 into %1 {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s132(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.generalize %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s133(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %0 total_num_threads = 3 desired_bit_alignment = 3 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s134(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.hoist_pad %0 by 3 loops : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s135(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %2 = transform.structured.hoist_pad.build_packing_loop_nest %0 above %1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s136(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_broadcasts %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s137(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s138(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.insert_slice_to_copy %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s139(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.interchange %0 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s140(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.op<"tensor.pack">
    %pad_op, %expand_shape_op, %transpose_op = transform.structured.lower_pack %0 {q = 1 : i8} : (!transform.op<"tensor.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield 
  }
  transform.named_sequence @s141(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.op<"tensor.unpack">
    %empty_op, %transpose_op, %collapse_shape_op, %extract_slice_op = transform.structured.lower_unpack %0 {q = 1 : i8} : (!transform.op<"tensor.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield 
  }
  transform.named_sequence @s142(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.match ops{["a", "b"]} attributes {a, b = 1 : i32} filter_operand_types = [i32] in %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s143(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %0 {dimension = 3 : i64, q = 1 : i8, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s144(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %2 = transform.structured.pack %0 packed_sizes = [] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s145(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %2 = transform.structured.pack_greedily %0 matmul_packed_sizes = [1, 2, 3] matmul_inner_dims_order = [1, 2, 3] {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s146(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %0 with_compute_op(%1) inner_perm = [1, 0] {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s147(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %padded, %pad, %copy = transform.structured.pad %0 {padding_values = [0.000000e+00 : f32], transpose_paddings = [[1, 0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s148(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.promote %0 {alignment = 3 : i64, mapping = [#gpu.thread<x>], memory_space = 1 : i32, use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s149(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.rewrite_in_destination_passing_style %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s150(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.scalarize %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s151(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.specialize %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s152(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %first, %second = transform.structured.split %0 after 3  {dimension = 3 : i64, q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s153(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %0 {inner_parallel, q = 1 : i8, split_factor = 3 : i64, use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s154(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %fill_op, %split_linalg_op, %combining_linalg_op, %for_op = transform.structured.tile_reduction_using_for %0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s155(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %fill_op, %split_linalg_op, %combining_linalg_op, %forall_op = transform.structured.tile_reduction_using_forall %0 by, mapping = [#gpu.thread<x>] {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s156(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = "x.y"() : () -> !transform.any_op
    %2 = "x.y"() : () -> !transform.any_op
    %3 = "x.y"() : () -> !transform.any_op
    %tiled_op, %forall_op = transform.structured.tile_using_forall %0 num_threads [] tile_sizes *(%3)(mapping = [#gpu.thread<x>]) {q = 1 : i8} : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @s157(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.transpose_conv2d %0 {q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s158(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.transpose_matmul %0<rhs> : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s159(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.structured.vectorize %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s160(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %0 {disable_transfer_permutation_map_lowering_patterns, q = 1 : i8, vectorize_nd_extract, vectorize_padding} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s161(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 {m = 3 : i64, r = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s162(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    %1 = transform.tensor.make_loop_independent %0 {num_loops = 3 : i64, q = 1 : i8} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s163(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.apply_conversion_patterns to %0 {
    } with type_converter {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info {q = 1 : i8}
    } : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @s164(%arg0: !transform.any_op) {
    %0 = "x.y"() : () -> !transform.any_op
    transform.verify %0 {q = 1 : i8} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @foo(%arg0: !transform.any_op) {
    transform.yield 
  }
}


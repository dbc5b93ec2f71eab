// RUN: --mlir-version=19.1 --allow-unregistered-dialect

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s0(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.param<i64>
    "transform.annotate"(%a0, %a1)  <{name = "abc"}> : (!transform.any_op, !transform.param<i64>) -> ()
    transform.yield
  }
  transform.named_sequence @s1(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.func.func_to_llvm"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s2(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s3(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.gpu.gpu_to_nvvm"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s4(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s5(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
}, {    "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"()  <{use_aligned_alloc = false, use_generic_functions = false, data_layout = "abc"}> {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s6(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s7(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.scf.scf_to_control_flow"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s8(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.scf.structural_conversions"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s9(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
    "transform.apply_conversion_patterns.vector.vector_to_llvm"()  <{reassociate_fp_reductions = false}> {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s10(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.apply_cse"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s11(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.apply_dce"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s12(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.apply_licm"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s13(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%a0)  <{apply_cse, max_iterations = 3 : i64}> ({}) {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s14(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.canonicalization"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s15(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.gpu.eliminate_barriers"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s16(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.gpu.gpu_rewrite_patterns"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s17(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"()  <{m = 3 : i64, n = 3 : i64, k = 3 : i64}> {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s18(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.linalg.erase_unnecessary_inputs"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s19(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s20(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s21(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.linalg.tiling_canonicalization"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s22(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.memref.alloc_to_alloca"()  <{size_limit = 3 : i64}> : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s23(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.memref.expand_ops"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s24(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.memref.expand_strided_metadata"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s25(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.memref.extract_address_computations"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s26(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.memref.fold_memref_alias_ops"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s27(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s28(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.scf.for_loop_canonicalization"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s29(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.decompose_concat"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s30(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s31(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.fold_into_pack_and_unpack"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s32(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.fold_tensor_empty"()  <{fold_single_use_only = false}> : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s33(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.fold_tensor_subset_ops"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s34(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s35(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s36(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.reassociative_reshape_folding"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s37(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.tensor.rewrite_as_constant"()  <{aggressive}> {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s38(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.cast_away_vector_leading_one_dim"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s39(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.elementwise_to_vector"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s40(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.fold_arith_extension"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s41(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.interleave_to_shuffle"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s42(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_bitcast"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s43(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_broadcast"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s44(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_contraction"()  <{lowering_strategy = 2 : i32}> : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s45(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_create_mask"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s46(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_gather"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s47(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_interleave"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s48(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_masked_transfers"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s49(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_masks"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s50(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_multi_reduction"()  <{lowering_strategy = 1 : i32}> : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s51(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_outerproduct"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s52(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_scan"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s53(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_shape_cast"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s54(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_transfer"()  <{max_transfer_rank = 3 : i64}> : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s55(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.lower_transpose"()  <{lowering_strategy = 0 : i32}> {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s56(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.materialize_masks"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s57(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.rank_reducing_subview_patterns"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s58(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.reduction_to_contract"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s59(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.rewrite_narrow_types"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s60(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.split_transfer_full_partial"()  <{split_transfer_strategy = 2 : i32}> : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s61(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.transfer_permutation_patterns"()  {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s62(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_patterns"(%t) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
    "transform.apply_patterns.vector.transfer_to_scf"()  <{max_transfer_rank = 3 : i64}> {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s63(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.apply_registered_pass"(%a0)  <{pass_name = "abc", options = "abc"}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s64(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.bufferization.buffer_loop_hoisting"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s65(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.bufferization.eliminate_empty_tensors"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s66(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.op<"tensor.empty">
    %r:1 = "transform.bufferization.empty_tensor_to_alloc_tensor"(%a0)  {q = 1 : i8} : (!transform.op<"tensor.empty">) -> (!transform.op<"bufferization.alloc_tensor">)
    transform.yield
  }
  transform.named_sequence @s67(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.cast"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s68(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.param<i64>
    %a1 = "x.y"() : () -> !transform.any_op
    "transform.debug.emit_param_as_remark"(%a0, %a1)  <{message = "abc"}> : (!transform.param<i64>, !transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s69(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.debug.emit_remark_at"(%a0)  <{message = "abc"}> {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s70(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_value
    %a2 = "x.y"() : () -> !transform.any_value
    %r:1 = "transform.func.cast_and_call"(%a0, %a1, %a2)  <{function_name = @foo, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({}) {q = 1 : i8} : (!transform.any_op, !transform.any_value, !transform.any_value) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s71(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.get_consumers_of_result"(%a0)  <{result_number = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s72(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_value
    %r:1 = "transform.get_defining_op"(%a0)  {q = 1 : i8} : (!transform.any_value) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s73(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.get_operand"(%a0)  <{raw_position_list = array<i64: 1, 0>}> : (!transform.any_op) -> (!transform.any_value)
    transform.yield
  }
  transform.named_sequence @s74(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.get_parent_op"(%a0)  <{isolated_from_above, allow_empty_results, nth_parent = 1 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s75(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.get_producer_of_operand"(%a0)  <{operand_number = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s76(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.get_result"(%a0)  <{raw_position_list = array<i64: 1, 0>}> : (!transform.any_op) -> (!transform.any_value)
    transform.yield
  }
  transform.named_sequence @s77(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_value
    %r:1 = "transform.get_type"(%a0)  <{elemental}> {q = 1 : i8} : (!transform.any_value) -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @s78(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.gpu.map_forall_to_blocks"(%a0)  <{grid_dims = array<i64>}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s79(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.gpu.map_nested_forall_to_threads"(%a0)  <{block_dims = array<i64>, warp_size = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s80(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.loop.coalesce"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s81(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.loop.forall_to_for"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s82(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.loop.forall_to_parallel"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s83(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.loop.fuse_sibling"(%a0, %a1)  {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s84(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.loop.hoist_loop_invariant_subsets"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s85(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.loop.outline"(%a0)  <{func_name = "abc"}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s86(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.op<"scf.for">
    %r:2 = "transform.loop.peel"(%a0)  <{peel_front = false}> {q = 1 : i8} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s87(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.op<"scf.for">
    %r:1 = "transform.loop.pipeline"(%a0)  <{iteration_interval = 3 : i64}> {q = 1 : i8} : (!transform.op<"scf.for">) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s88(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.loop.promote_if_one_iteration"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s89(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.loop.unroll"(%a0)  <{factor = 1 : i64}> {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s90(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.loop.unroll_and_jam"(%a0)  <{factor = 1 : i64}> {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s91(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.match.operation_empty"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s92(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.match.operation_name"(%a0)  <{op_names = ["a", "b"]}> {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s93(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.param<i64>
    %a1 = "x.y"() : () -> !transform.param<i64>
    "transform.match.param.cmpi"(%a0, %a1)  <{predicate = 3 : i32}> {q = 1 : i8} : (!transform.param<i64>, !transform.param<i64>) -> ()
    transform.yield
  }
  transform.named_sequence @s94(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    "transform.match.structured.body"(%a0)  <{reduction_position = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> ()
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s95(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:4 = "transform.match.structured.classify_contraction_dims"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s96(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:8 = "transform.match.structured.classify_convolution_dims"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s97(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:1 = "transform.match.structured.dim"(%a0)  <{raw_dim_list = array<i64>, is_all, reduction}> {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s98(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:1 = "transform.match.structured.init"(%a0)  <{raw_position_list = array<i64>, is_all, projected_permutation}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s99(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:1 = "transform.match.structured.input"(%a0)  <{raw_position_list = array<i64>, is_all, projected_permutation}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s100(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:1 = "transform.match.structured.num_inits"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s101(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:1 = "transform.match.structured.num_inputs"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s102(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:1 = "transform.match.structured.rank"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s103(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.match.structured"(%t) ({
    ^bb0(%a0: !transform.any_op):
    %r:1 = "transform.match.structured.result"(%a0)  <{position = 3 : i64}> : (!transform.any_op) -> (!transform.any_value)
    "transform.match.structured.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s104(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.op<"memref.alloca">
    %r:2 = "transform.memref.alloca_to_global"(%a0)  {q = 1 : i8} : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s105(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.memref.erase_dead_alloc_and_stores"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s106(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.memref.make_loop_independent"(%a0)  <{num_loops = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s107(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.op<"memref.alloc">
    %r:1 = "transform.memref.multibuffer"(%a0)  <{factor = 1 : i64, skip_analysis}> {q = 1 : i8} : (!transform.op<"memref.alloc">) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s108(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.merge_handles"(%a0)  <{deduplicate}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s109(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.num_associations"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @s110(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.nvgpu.create_async_groups"(%a0)  <{bypass_l1}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s111(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.nvgpu.pipeline_shared_memory_copies"(%a0)  <{depth = 3 : i64, peel_epilogue}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s112(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.nvgpu.rewrite_copy_as_tma"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s113(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.nvgpu.rewrite_matmul_as_mma_sync"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s114(%x: !transform.any_op) {
    %r:1 = "transform.param.constant"()  <{value = 1 : i32}> {q = 1 : i8} : () -> (!transform.param<i64>)
    transform.yield
  }
  transform.named_sequence @s115(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.pdl_match"(%a0)  <{pattern_name = @foo}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s116(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.print"(%a0)  <{name = "abc", use_local_scope}> {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s117(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.replicate"(%a0, %a1)  : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s118(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.scf.take_assumed_branch"(%a0)  <{take_else_branch}> {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s119(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.select"(%a0)  <{op_name = "abc"}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s120(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.sparse_tensor.match.sparse_inout"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s121(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.split_handle"(%a0)  <{pass_through_empty_handle = true}> {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s122(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.structured.bufferize_to_allocation"(%a0)  <{memory_space = 1 : i32, emit_dealloc}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s123(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.structured.continuous_tile_sizes"(%a0)  <{dimension = 3 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s124(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.structured.convert_conv2d_to_img2col"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s125(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.convert_to_loops"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s126(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.decompose"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s127(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.decompose_interface"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s128(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.structured.eliminate_empty_tensors"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s129(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.flatten_elementwise"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s130(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.fuse"(%a0)  : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s131(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.structured.fuse_into_containing_op"(%a0, %a1)  {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s132(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.generalize"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s133(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.structured.gpu.map_copy_to_threads"(%a0)  <{total_num_threads = 3 : i64, desired_bit_alignment = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s134(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.hoist_pad"(%a0)  <{num_loops = 3 : i64, transpose = array<i64>}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s135(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.hoist_pad.build_packing_loop_nest"(%a0, %a1)  <{transpose = array<i64>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s136(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.hoist_redundant_vector_broadcasts"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s137(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.hoist_redundant_vector_transfers"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s138(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.insert_slice_to_copy"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s139(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.interchange"(%a0)  <{iterator_interchange = array<i64: 1, 0>}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s140(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.op<"tensor.pack">
    %r:3 = "transform.structured.lower_pack"(%a0)  {q = 1 : i8} : (!transform.op<"tensor.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
  transform.named_sequence @s141(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.op<"tensor.unpack">
    %r:4 = "transform.structured.lower_unpack"(%a0)  {q = 1 : i8} : (!transform.op<"tensor.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
  transform.named_sequence @s142(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.match"(%a0)  <{ops = ["a", "b"], op_attrs = {a, b = 1 : i32}, filter_operand_types = [i32]}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s143(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:3 = "transform.structured.multitile_sizes"(%a0)  <{dimension = 3 : i64, target_size = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s144(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.pack"(%a0, %a1)  <{static_packed_sizes = array<i64>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s145(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.pack_greedily"(%a0, %a1)  <{static_matmul_packed_sizes = array<i64: 1, 2, 3>, matmul_inner_dims_order = array<i64: 1, 2, 3>}> {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s146(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %r:3 = "transform.structured.pack_transpose"(%a0, %a1)  <{inner_perm = array<i64: 1, 0>}> {q = 1 : i8} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s147(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:3 = "transform.structured.pad"(%a0)  <{padding_values = [0.0 : f32], transpose_paddings = [[1, 0]]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s148(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.promote"(%a0)  <{operands_to_promote = [], use_full_tiles_by_default, memory_space = 1 : i32, mapping = [#gpu.thread<x>], alignment = 3 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s149(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.rewrite_in_destination_passing_style"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s150(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.scalarize"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s151(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.specialize"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s152(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.structured.split"(%a0)  <{dimension = 3 : i64, static_chunk_sizes = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s153(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:4 = "transform.structured.split_reduction"(%a0)  <{split_factor = 3 : i64, inner_parallel, use_alloc}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s154(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:4 = "transform.structured.tile_reduction_using_for"(%a0)  <{tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s155(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:4 = "transform.structured.tile_reduction_using_forall"(%a0)  <{num_threads = array<i64>, mapping = [#gpu.thread<x>]}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s156(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %a1 = "x.y"() : () -> !transform.any_op
    %a2 = "x.y"() : () -> !transform.any_op
    %a3 = "x.y"() : () -> !transform.any_op
    %r:2 = "transform.structured.tile_using_forall"(%a0, %a1, %a2, %a3)  <{static_num_threads = array<i64>, mapping = [#gpu.thread<x>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> {q = 1 : i8} : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @s157(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.transpose_conv2d"(%a0)  {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s158(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.transpose_matmul"(%a0)  <{inputToTranspose = 1 : i32}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s159(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.structured.vectorize"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s160(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.vectorize_children_and_apply_patterns"(%a0)  <{vectorize_padding, vectorize_nd_extract, disable_transfer_permutation_map_lowering_patterns}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s161(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.structured.winograd_conv2d"(%a0)  <{m = 3 : i64, r = 3 : i64}> : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s162(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    %r:1 = "transform.tensor.make_loop_independent"(%a0)  <{num_loops = 3 : i64}> {q = 1 : i8} : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
  transform.named_sequence @s163(%x: !transform.any_op) {
    %t = "x.y"() : () -> !transform.any_op
    "transform.apply_conversion_patterns"(%t) ({
}, {    "transform.type_conversion.tensor.cast_shape_dynamic_dims"()  <{ignore_dynamic_info}> {q = 1 : i8} : () -> ()
    }) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @s164(%x: !transform.any_op) {
    %a0 = "x.y"() : () -> !transform.any_op
    "transform.verify"(%a0)  {q = 1 : i8} : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @foo(%x: !transform.any_op) {
    transform.yield
  }
}

// RUN: --mlir-print-op-generic
// Operations that MLIR 22.1 has beyond those of 19.1.
module attributes {transform.with_named_sequence} {
transform.named_sequence @all(%a: !transform.any_op {transform.consumed}, %v: !transform.any_value {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) {
  transform.apply_patterns to %a {
    transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
    transform.apply_patterns.arm_neon.vector_contract_to_i8mm
    transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
    transform.apply_patterns.arm_sve.vector_contract_to_i8mm
    transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx942"
    transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
    transform.apply_patterns.linalg.decompose_pack_unpack
    transform.apply_patterns.linalg.decompose_pad
    transform.apply_patterns.linalg.fold_add_into_dest
    transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
    transform.apply_patterns.linalg.fold_pack_unpack_into_empty
    transform.apply_patterns.linalg.pad_vectorization
    transform.apply_patterns.tensor.bubble_up_extract_slice
    transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
    transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    transform.apply_patterns.vector.sink_mem_ops
    transform.apply_patterns.vector.sink_ops
    transform.apply_patterns.vector.unroll_from_elements
    transform.apply_patterns.vector.unroll_to_elements
    transform.apply_patterns.x86vector.sink_vector_producer_ops
    transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
    transform.apply_patterns.x86vector.vector_contract_to_fma
    transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
  } : !transform.any_op
  transform.apply_conversion_patterns to %a {
    transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["rocdl"]} : !transform.any_op
  transform.affine.simplify_min_max_affine_ops %a : !transform.any_op
  %q = transform.dlti.query ["a", i32] at %a : (!transform.any_op) -> !transform.any_param
  %m0, %f0 = transform.func.deduplicate_func_args @f at %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %m1, %f1 = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [] at %m0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %m2, %f2 = transform.func.replace_func_signature @f args_interchange = [1, 0] results_interchange = [0] at %m1 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %l:2 = transform.loop.parallel_for_to_nested_fors %f0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %w = transform.structured.decompose_winograd_op %f1 : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.linalg_copy_to_memref %f2 : (!transform.any_op) -> !transform.any_op
  %t0 = transform.structured.promote_tensor to 1 %v : !transform.any_value
  %t1 = transform.structured.promote_tensor %t0 : !transform.any_value
  %d = transform.xegpu.get_desc_op %v : (!transform.any_value) -> !transform.any_op
  %s0 = transform.xegpu.set_desc_layout %d sg_layout = [4, %p] sg_data = [32, 32] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  %s1 = transform.xegpu.set_desc_layout %s0 sg_layout = [4, 4] sg_data = [32, 32] inst_data = [8, 16] slice_dims = [0] : (!transform.any_op) -> !transform.any_op
  transform.xegpu.set_op_layout_attr %s1 sg_layout = [4, 4] sg_data = [32, 32] : !transform.any_op
  transform.xegpu.set_op_layout_attr %s1 result index = 1 sg_layout = [4, %p] sg_data = [32, 32] inst_data = [8, 16] slice_dims = [0] : !transform.any_op, !transform.param<i64>
  transform.xegpu.set_gpu_launch_threads %a threads = [8, %p, 1] : !transform.any_op, !transform.param<i64>
  %i0 = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
  %i1 = transform.xegpu.insert_prefetch %v nb_prefetch = %p : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
  %x0 = transform.xegpu.convert_layout %v input_sg_layout = [4, %p] input_sg_data = [32, 32] target_sg_layout = [2, 8] target_sg_data = [64, %p] : (!transform.any_value, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
  %x1 = transform.xegpu.convert_layout %v input_sg_layout = [4, 4] input_sg_data = [32, 32] input_inst_data = [8, 16] target_sg_layout = [2, 8] target_sg_data = [64, 32] target_inst_data = [8, 16] : (!transform.any_value) -> !transform.any_op
  %z0, %z1 = transform.structured.pad_tiling_interface %w to : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %z2, %z3 = transform.structured.pad_tiling_interface %z0 to padding_sizes [8, %p] pad_to_multiple_of {padding_values = [0.0 : f32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %k0 = transform.tune.knob <"a"> options = [1, 2] -> !transform.any_param
  %k1 = transform.tune.knob <"a"> = 1 : i64 from options = [1 : i64, 2 : i64] -> !transform.param<i64>
  transform.tune.alternatives <"b"> {
    transform.yield
  }, {
    transform.yield
  }
  %r = transform.tune.alternatives <"b"> selected_region = 1 -> !transform.any_op {
    transform.yield %z2 : !transform.any_op
  }, {
    transform.yield %z3 : !transform.any_op
  }
  %r2 = transform.tune.alternatives <"b"> selected_region = %k1 : !transform.param<i64> -> !transform.any_op {
    transform.yield %r : !transform.any_op
  }
  %sm:2 = transform.smt.constrain_params(%p, %p) : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>, !transform.param<i64>) {
  ^bb0(%e: !smt.int, %f: !smt.int):
    %n = smt.int.add %e, %f
    smt.yield %n, %f : !smt.int, !smt.int
  }
  transform.yield
}
}

"builtin.module"() ({
  "transform.named_sequence"() <{arg_attrs = [{transform.consumed}, {transform.readonly}, {transform.readonly}], function_type = (!transform.any_op, !transform.any_value, !transform.param<i64>) -> (), sym_name = "all"}> ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_value, %arg2: !transform.param<i64>):
    "transform.apply_patterns"(%arg0) <{max_iterations = -1 : i64, max_num_rewrites = -1 : i64}> ({
      "transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
      "transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
      "transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
      "transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
      "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "gfx942"}> : () -> ()
      "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() : () -> ()
      "transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
      "transform.apply_patterns.linalg.decompose_pad"() : () -> ()
      "transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
      "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = true}> : () -> ()
      "transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = false}> : () -> ()
      "transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
      "transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
      "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
      "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
      "transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
      "transform.apply_patterns.vector.sink_ops"() : () -> ()
      "transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
      "transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
      "transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
      "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
      "transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
      "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.apply_conversion_patterns"(%arg0) <{legal_dialects = ["rocdl"]}> ({
      "transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "gfx942"}> : () -> ()
    }, {
      "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
    }) : (!transform.any_op) -> ()
    "transform.affine.simplify_min_max_affine_ops"(%arg0) : (!transform.any_op) -> ()
    %0 = "transform.dlti.query"(%arg0) <{keys = ["a", i32]}> : (!transform.any_op) -> !transform.any_param
    %1:2 = "transform.func.deduplicate_func_args"(%arg0) <{function_name = @f}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2:2 = "transform.func.replace_func_signature"(%1#0) <{args_interchange = array<i32: 1, 0>, function_name = @f, results_interchange = array<i32>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3:2 = "transform.func.replace_func_signature"(%2#0) <{adjust_func_calls, args_interchange = array<i32: 1, 0>, function_name = @f, results_interchange = array<i32: 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4:2 = "transform.loop.parallel_for_to_nested_fors"(%1#1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %5 = "transform.structured.decompose_winograd_op"(%2#1) : (!transform.any_op) -> !transform.any_op
    %6 = "transform.structured.linalg_copy_to_memref"(%3#1) : (!transform.any_op) -> !transform.any_op
    %7 = "transform.structured.promote_tensor"(%arg1) <{memory_space = 1 : i64}> : (!transform.any_value) -> !transform.any_value
    %8 = "transform.structured.promote_tensor"(%7) : (!transform.any_value) -> !transform.any_value
    %9 = "transform.xegpu.get_desc_op"(%arg1) : (!transform.any_value) -> !transform.any_op
    %10 = "transform.xegpu.set_desc_layout"(%9, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_sg_data = array<i64: 32, 32>, static_sg_layout = array<i64: 4, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %11 = "transform.xegpu.set_desc_layout"(%10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, slice_dims = array<i64: 0>, static_inst_data = array<i64: 8, 16>, static_sg_data = array<i64: 32, 32>, static_sg_layout = array<i64: 4, 4>}> : (!transform.any_op) -> !transform.any_op
    "transform.xegpu.set_op_layout_attr"(%11) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sg_data = array<i64: 32, 32>, static_sg_layout = array<i64: 4, 4>}> : (!transform.any_op) -> ()
    "transform.xegpu.set_op_layout_attr"(%11, %arg2) <{index = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 0, 0>, result, slice_dims = array<i64: 0>, static_inst_data = array<i64: 8, 16>, static_sg_data = array<i64: 32, 32>, static_sg_layout = array<i64: 4, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> ()
    "transform.xegpu.set_gpu_launch_threads"(%arg0, %arg2) <{static_threads = array<i64: 8, -9223372036854775808, 1>}> : (!transform.any_op, !transform.param<i64>) -> ()
    %12 = "transform.xegpu.insert_prefetch"(%arg1) <{static_nb_prefetch = 1 : i64}> : (!transform.any_value) -> !transform.any_op
    %13 = "transform.xegpu.insert_prefetch"(%arg1, %arg2) : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
    %14 = "transform.xegpu.convert_layout"(%arg1, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 0>, static_input_sg_data = array<i64: 32, 32>, static_input_sg_layout = array<i64: 4, -9223372036854775808>, static_target_sg_data = array<i64: 64, -9223372036854775808>, static_target_sg_layout = array<i64: 2, 8>}> : (!transform.any_value, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
    %15 = "transform.xegpu.convert_layout"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>, static_input_inst_data = array<i64: 8, 16>, static_input_sg_data = array<i64: 32, 32>, static_input_sg_layout = array<i64: 4, 4>, static_target_inst_data = array<i64: 8, 16>, static_target_sg_data = array<i64: 64, 32>, static_target_sg_layout = array<i64: 2, 8>}> : (!transform.any_value) -> !transform.any_op
    %16:2 = "transform.structured.pad_tiling_interface"(%5) <{padding_values = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %17:2 = "transform.structured.pad_tiling_interface"(%16#0, %arg2) <{pad_to_multiple_of, padding_values = [0.000000e+00 : f32], static_padding_sizes = array<i64: 8, -9223372036854775808>}> : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %18 = "transform.tune.knob"() <{name = "a", options = [1, 2]}> : () -> !transform.any_param
    %19 = "transform.tune.knob"() <{name = "a", options = [1, 2], selected = 1 : i64}> : () -> !transform.param<i64>
    "transform.tune.alternatives"() <{name = "b"}> ({
      "transform.yield"() : () -> ()
    }, {
      "transform.yield"() : () -> ()
    }) : () -> ()
    %20 = "transform.tune.alternatives"() <{name = "b", selected_region_attr = 1 : index}> ({
      "transform.yield"(%17#0) : (!transform.any_op) -> ()
    }, {
      "transform.yield"(%17#1) : (!transform.any_op) -> ()
    }) : () -> !transform.any_op
    %21 = "transform.tune.alternatives"(%19) <{name = "b"}> ({
      "transform.yield"(%20) : (!transform.any_op) -> ()
    }) : (!transform.param<i64>) -> !transform.any_op
    %22:2 = "transform.smt.constrain_params"(%arg2, %arg2) ({
    ^bb0(%arg3: !smt.int, %arg4: !smt.int):
      %23 = "smt.int.add"(%arg3, %arg4) : (!smt.int, !smt.int) -> !smt.int
      "smt.yield"(%23, %arg4) : (!smt.int, !smt.int) -> ()
    }) : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>, !transform.param<i64>)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()


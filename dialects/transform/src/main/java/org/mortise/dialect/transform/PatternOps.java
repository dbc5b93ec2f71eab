// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** The patterns that {@code transform.apply_patterns} and {@code transform.apply_conversion_patterns} apply. */
@Op(name = "transform.apply_conversion_patterns.func.func_to_llvm", traits = "CONVERSION_PATTERN",
    format = "attr-dict", summary = "Adds the conversions of func: func to llvm.")
@Op(name = "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm", traits = "CONVERSION_PATTERN",
    format = "attr-dict", summary = "Adds the conversions of gpu: gpu subgroup reduce to nvvm.")
@Op(name = "transform.apply_conversion_patterns.gpu.gpu_to_nvvm", traits = "CONVERSION_PATTERN", format = "attr-dict",
    summary = "Adds the conversions of gpu: gpu to nvvm.")
@Op(name = "transform.apply_conversion_patterns.gpu.gpu_to_rocdl", attributes = "chipset: STRING",
    traits = "CONVERSION_PATTERN", since = "22.1", format = "`chipset` `=` $chipset attr-dict",
    summary = "Adds the conversions of gpu: gpu to rocdl.")
@Op(name = "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm", traits = "CONVERSION_PATTERN",
    format = "attr-dict", summary = "Adds the conversions of gpu: gpu wmma to nvvm.")
@Op(name = "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter",
    attributes = {
        "use_aligned_alloc: BOOL? = FALSE", "index_bitwidth: I64? = INDEX_WIDTH",
        "use_generic_functions: BOOL? = FALSE", "use_bare_ptr_call_conv: BOOL? = FALSE", "data_layout: STRING?"
    },
    traits = "TYPE_CONVERTER", format = "attr-dict",
    summary = "Adds the conversions of memref: memref to llvm type converter.")
@Op(name = "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm", traits = "CONVERSION_PATTERN",
    format = "attr-dict", summary = "Adds the conversions of nvgpu: nvgpu to nvvm.")
@Op(name = "transform.apply_conversion_patterns.scf.scf_to_control_flow", traits = "CONVERSION_PATTERN",
    format = "attr-dict", summary = "Adds the conversions of scf: scf to control flow.")
@Op(name = "transform.apply_conversion_patterns.scf.structural_conversions", traits = "CONVERSION_PATTERN",
    format = "attr-dict", summary = "Adds the conversions of scf: structural conversions.")
@Op(name = "transform.apply_conversion_patterns.vector.vector_to_llvm",
    attributes = {"reassociate_fp_reductions: BOOL = FALSE", "force_32bit_vector_indices: BOOL = TRUE"},
    traits = "CONVERSION_PATTERN", format = "attr-dict", summary = "Adds the conversions of vector: vector to llvm.")
@Op(name = "transform.apply_patterns.arm_neon.vector_contract_to_bfmmla", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of arm_neon: vector contract to bfmmla.")
@Op(name = "transform.apply_patterns.arm_neon.vector_contract_to_i8mm", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of arm_neon: vector contract to i8mm.")
@Op(name = "transform.apply_patterns.arm_sve.vector_contract_to_bfmmla", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of arm_sve: vector contract to bfmmla.")
@Op(name = "transform.apply_patterns.arm_sve.vector_contract_to_i8mm", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of arm_sve: vector contract to i8mm.")
@Op(name = "transform.apply_patterns.canonicalization", traits = "PATTERN", format = "attr-dict",
    summary = "Populates canonicalization patterns.")
@Op(name = "transform.apply_patterns.gpu.eliminate_barriers", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of gpu: eliminate barriers.")
@Op(name = "transform.apply_patterns.gpu.gpu_rewrite_patterns", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of gpu: gpu rewrite patterns.")
@Op(name = "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu", attributes = "chipset: STRING?", traits = "PATTERN",
    since = "22.1", format = "(`chipset` `=` $chipset^)? attr-dict",
    summary = "Adds the patterns of gpu: gpu shuffle to amdgpu.")
@Op(name = "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma", attributes = {"m: I64", "n: I64", "k: I64"},
    traits = "PATTERN", format = "`[` $m `,` $n `,` $k `]` attr-dict",
    summary = "Adds the patterns of gpu: unroll vectors subgroup mma.")
@Op(name = "transform.apply_patterns.linalg.decompose_pack_unpack", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of linalg: decompose pack unpack.")
@Op(name = "transform.apply_patterns.linalg.decompose_pad", traits = "PATTERN", since = "22.1", format = "attr-dict",
    summary = "Adds the patterns of linalg: decompose pad.")
@Op(name = "transform.apply_patterns.linalg.erase_unnecessary_inputs", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of linalg: erase unnecessary inputs.")
@Op(name = "transform.apply_patterns.linalg.fold_add_into_dest", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of linalg: fold add into dest.")
@Op(name = "transform.apply_patterns.linalg.fold_pack_unpack_into_empty",
    attributes = "fold_single_use_only: BOOL = FALSE", traits = "PATTERN", since = "22.1", format = "attr-dict",
    summary = "Adds the patterns of linalg: fold pack unpack into empty.")
@Op(name = "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes", traits = "PATTERN",
    format = "attr-dict", summary = "Adds the patterns of linalg: fold unit extent dims via reshapes.")
@Op(name = "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices", traits = "PATTERN",
    format = "attr-dict", summary = "Adds the patterns of linalg: fold unit extent dims via slices.")
@Op(name = "transform.apply_patterns.linalg.pad_vectorization", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of linalg: pad vectorization.")
@Op(name = "transform.apply_patterns.linalg.tiling_canonicalization", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of linalg: tiling canonicalization.")
@Op(name = "transform.apply_patterns.memref.alloc_to_alloca", attributes = "size_limit: I64?", traits = "PATTERN",
    format = "(`size_limit` `(` $size_limit^ `)`)? attr-dict",
    summary = "Adds the patterns of memref: alloc to alloca.")
@Op(name = "transform.apply_patterns.memref.expand_ops", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of memref: expand ops.")
@Op(name = "transform.apply_patterns.memref.expand_strided_metadata", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of memref: expand strided metadata.")
@Op(name = "transform.apply_patterns.memref.extract_address_computations", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of memref: extract address computations.")
@Op(name = "transform.apply_patterns.memref.fold_memref_alias_ops", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of memref: fold memref alias ops.")
@Op(name = "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims", traits = "PATTERN",
    format = "attr-dict", summary = "Adds the patterns of memref: resolve ranked shaped type result dims.")
@Op(name = "transform.apply_patterns.scf.for_loop_canonicalization", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of scf: for loop canonicalization.")
@Op(name = "transform.apply_patterns.tensor.bubble_up_extract_slice", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of tensor: bubble up extract slice.")
@Op(name = "transform.apply_patterns.tensor.decompose_concat", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of tensor: decompose concat.")
@Op(name = "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion", traits = "PATTERN",
    format = "attr-dict", summary = "Adds the patterns of tensor: drop redundant insert slice rank expansion.")
@Op(name = "transform.apply_patterns.tensor.fold_into_pack_and_unpack", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of tensor: fold into pack and unpack.")
@Op(name = "transform.apply_patterns.tensor.fold_tensor_empty", attributes = "fold_single_use_only: BOOL = FALSE",
    traits = "PATTERN", format = "attr-dict", summary = "Adds the patterns of tensor: fold tensor empty.")
@Op(name = "transform.apply_patterns.tensor.fold_tensor_subset_ops", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of tensor: fold tensor subset ops.")
@Op(name = "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers", traits = "PATTERN",
    format = "attr-dict", summary = "Adds the patterns of tensor: fold tensor subset ops into vector transfers.")
@Op(name = "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice", traits = "PATTERN",
    format = "attr-dict", summary = "Adds the patterns of tensor: merge consecutive insert extract slice.")
@Op(name = "transform.apply_patterns.tensor.reassociative_reshape_folding", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of tensor: reassociative reshape folding.")
@Op(name = "transform.apply_patterns.tensor.rewrite_as_constant", attributes = "aggressive: UNIT?", traits = "PATTERN",
    format = "(`aggressive` $aggressive^)? attr-dict", summary = "Adds the patterns of tensor: rewrite as constant.")
@Op(name = "transform.apply_patterns.vector.cast_away_vector_leading_one_dim", traits = "PATTERN",
    format = "attr-dict", summary = "Adds the patterns of vector: cast away vector leading one dim.")
@Op(name = "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops", traits = "PATTERN",
    since = "22.1", format = "attr-dict",
    summary = "Adds the patterns of vector: drop inner most unit dims from xfer ops.")
@Op(name = "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of vector: drop unit dims with shape cast.")
@Op(name = "transform.apply_patterns.vector.elementwise_to_vector", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: elementwise to vector.")
@Op(name = "transform.apply_patterns.vector.fold_arith_extension", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: fold arith extension.")
@Op(name = "transform.apply_patterns.vector.interleave_to_shuffle", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: interleave to shuffle.")
@Op(name = "transform.apply_patterns.vector.lower_bitcast", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower bitcast.")
@Op(name = "transform.apply_patterns.vector.lower_broadcast", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower broadcast.")
@Op(name = "transform.apply_patterns.vector.lower_contraction",
    attributes = "lowering_strategy: CONTRACT_LOWERING = OUTER_PRODUCT", traits = "PATTERN",
    format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
    summary = "Adds the patterns of vector: lower contraction.")
@Op(name = "transform.apply_patterns.vector.lower_create_mask", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower create mask.")
@Op(name = "transform.apply_patterns.vector.lower_gather", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower gather.")
@Op(name = "transform.apply_patterns.vector.lower_interleave", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower interleave.")
@Op(name = "transform.apply_patterns.vector.lower_masked_transfers", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower masked transfers.")
@Op(name = "transform.apply_patterns.vector.lower_masks", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower masks.")
@Op(name = "transform.apply_patterns.vector.lower_multi_reduction",
    attributes = "lowering_strategy: MULTI_REDUCTION_LOWERING = INNER_PARALLEL", traits = "PATTERN",
    format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
    summary = "Adds the patterns of vector: lower multi reduction.")
@Op(name = "transform.apply_patterns.vector.lower_outerproduct", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower outerproduct.")
@Op(name = "transform.apply_patterns.vector.lower_scan", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower scan.")
@Op(name = "transform.apply_patterns.vector.lower_shape_cast", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: lower shape cast.")
@Op(name = "transform.apply_patterns.vector.lower_transfer", attributes = "max_transfer_rank: I64 = ONE",
    traits = "PATTERN", format = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict",
    summary = "Adds the patterns of vector: lower transfer.")
@Op(name = "transform.apply_patterns.vector.lower_transpose",
    attributes = {"lowering_strategy: TRANSPOSE_LOWERING = ELEMENTWISE", "avx2_lowering_strategy: BOOL = FALSE"},
    traits = "PATTERN",
    format = "oilist ( `lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` "
        + "$avx2_lowering_strategy ) attr-dict",
    summary = "Adds the patterns of vector: lower transpose.")
@Op(name = "transform.apply_patterns.vector.materialize_masks", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: materialize masks.")
@Op(name = "transform.apply_patterns.vector.rank_reducing_subview_patterns", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: rank reducing subview patterns.")
@Op(name = "transform.apply_patterns.vector.reduction_to_contract", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: reduction to contract.")
@Op(name = "transform.apply_patterns.vector.rewrite_narrow_types", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: rewrite narrow types.")
@Op(name = "transform.apply_patterns.vector.sink_mem_ops", traits = "PATTERN", since = "22.1", format = "attr-dict",
    summary = "Adds the patterns of vector: sink mem ops.")
@Op(name = "transform.apply_patterns.vector.sink_ops", traits = "PATTERN", since = "22.1", format = "attr-dict",
    summary = "Adds the patterns of vector: sink ops.")
@Op(name = "transform.apply_patterns.vector.split_transfer_full_partial",
    attributes = "split_transfer_strategy: TRANSFER_SPLIT = LINALG_COPY", traits = "PATTERN",
    format = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict",
    summary = "Adds the patterns of vector: split transfer full partial.")
@Op(name = "transform.apply_patterns.vector.transfer_permutation_patterns", traits = "PATTERN", format = "attr-dict",
    summary = "Adds the patterns of vector: transfer permutation patterns.")
@Op(name = "transform.apply_patterns.vector.transfer_to_scf",
    attributes = {"max_transfer_rank: I64 = ONE", "full_unroll: BOOL = FALSE"}, traits = "PATTERN",
    format = "oilist ( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll ) attr-dict",
    summary = "Adds the patterns of vector: transfer to scf.")
@Op(name = "transform.apply_patterns.vector.unroll_from_elements", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of vector: unroll from elements.")
@Op(name = "transform.apply_patterns.vector.unroll_to_elements", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of vector: unroll to elements.")
@Op(name = "transform.apply_patterns.x86vector.sink_vector_producer_ops", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of x86vector: sink vector producer ops.")
@Op(name = "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of x86vector: vector contract bf16 to fma.")
@Op(name = "transform.apply_patterns.x86vector.vector_contract_to_fma", traits = "PATTERN", since = "22.1",
    format = "attr-dict", summary = "Adds the patterns of x86vector: vector contract to fma.")
@Op(name = "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product", traits = "PATTERN",
    since = "22.1", format = "attr-dict",
    summary = "Adds the patterns of x86vector: vector contract to packed type dot product.")
@Op(name = "transform.type_conversion.tensor.cast_shape_dynamic_dims", attributes = "ignore_dynamic_info: UNIT?",
    traits = "TYPE_CONVERTER", format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict",
    summary = "Adds the conversions of tensor: cast shape dynamic dims.")
final class PatternOps {
  private PatternOps() {}
}

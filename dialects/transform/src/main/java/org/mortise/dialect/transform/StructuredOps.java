// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Transformations of structured operations. */
@Op(name = "transform.structured.convert_conv2d_to_img2col", family = TransformOp.class, operands = "target: HANDLE",
    results = {"img2col_tensor: HANDLE", "transformed: HANDLE"}, implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, results)", summary = "Convert conv2d to img2col.")
@Op(name = "transform.structured.convert_to_loops", family = TransformOp.class, operands = "target: HANDLE",
    results = "result: HANDLE", implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE,
    summary = "Convert to loops.")
@Op(name = "transform.structured.decompose", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE",
    implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE, summary = "Decompose.")
@Op(name = "transform.structured.decompose_interface", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE",
    implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE,
    summary = "Decompose interface.")
@Op(name = "transform.structured.decompose_winograd_op", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", implementations = HandleEffects.Functional.class, since = "22.1",
    format = "$target attr-dict `:` functional-type($target, results)",
    summary = "Decomposes an operation of a Winograd convolution.")
@Op(name = "transform.structured.eliminate_empty_tensors", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class,
    format = TransformOp.TARGET_TYPE, summary = "Eliminate empty tensors.")
@Op(name = "transform.structured.flatten_elementwise", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, results)", summary = "Flatten elementwise.")
@Op(name = "transform.structured.fuse_into_containing_op", family = TransformOp.class,
    operands = {"producer_op: HANDLE", "containing_op: HANDLE"},
    results = {"fused_op: HANDLE", "new_containing_op: HANDLE"}, implementations = HandleEffects.ConsumingFirst.class,
    format = "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)",
    summary = "Fuse a producer into a containing operation.")
@Op(name = "transform.structured.generalize", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))",
    summary = "Generalize.")
@Op(name = "transform.structured.gpu.map_copy_to_threads", family = TransformOp.class, operands = "target: HANDLE",
    results = {"forall_op: HANDLE", "tiled_op: HANDLE"},
    attributes = {"total_num_threads: I64", "desired_bit_alignment: I64"},
    implementations = HandleEffects.Functional.class,
    format = "$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` "
        + "$desired_bit_alignment attr-dict `:` functional-type(operands, results)",
    summary = "Map copy to threads.")
@Op(name = "transform.structured.hoist_redundant_vector_broadcasts", family = TransformOp.class,
    operands = "target: HANDLE", results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Hoist redundant vector broadcasts.")
@Op(name = "transform.structured.hoist_redundant_vector_transfers", family = TransformOp.class,
    operands = "target: HANDLE", results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Hoist redundant vector transfers.")
@Op(name = "transform.structured.insert_slice_to_copy", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE",
    implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE,
    summary = "Insert slice to copy.")
@Op(name = "transform.structured.linalg_copy_to_memref", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", implementations = HandleEffects.Functional.class, since = "22.1",
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Replaces linalg.copy by memref.copy.")
@Op(name = "transform.structured.lower_pack", family = TransformOp.class, operands = "target: OF_PACK",
    results = {"pad_op: OF_PAD", "expand_shape_op: OF_EXPAND_SHAPE", "transpose_op: OF_TRANSPOSE"},
    implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE, summary = "Lower pack.")
@Op(name = "transform.structured.lower_unpack", family = TransformOp.class, operands = "target: OF_UNPACK",
    results = {
        "empty_op: OF_EMPTY", "transpose_op: OF_TRANSPOSE", "collapse_shape_op: OF_COLLAPSE_SHAPE",
        "extract_slice_op: OF_EXTRACT_SLICE"
    },
    implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE, summary = "Lower unpack.")
@Op(name = "transform.structured.match", family = TransformOp.class, operands = "target: HANDLE",
    results = "results: HANDLE",
    attributes = {
        "ops: STRING_ARRAY?", "interface: MATCH_INTERFACE?", "op_attrs: DICTIONARY?", "filter_result_type: TYPE?",
        "filter_operand_types: TYPE_ARRAY?"
    },
    implementations = HandleEffects.Reading.class,
    format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? "
        + "(`filter_result_type` `=` $filter_result_type^)? (`filter_operand_types` `=` "
        + "$filter_operand_types^)? `in` $target attr-dict `:` functional-type($target, results)",
    summary = "Match.")
@Op(name = "transform.structured.pack", family = TransformOp.class,
    operands = {"target: HANDLE", "packed_sizes: HANDLE..."}, results = "packed_op: HANDLE",
    attributes = "static_packed_sizes: DENSE_I64_ARRAY = NO_NUMBERS",
    implementations = HandleEffects.ConsumingFirst.class,
    format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict "
        + "`:` functional-type(operands, results)",
    summary = "Pack.")
@Op(name = "transform.structured.pad_tiling_interface", family = TransformOp.class,
    operands = {"target: HANDLE", "padding_sizes: PARAM_OR_HANDLE..."}, results = {"padded: HANDLE", "pad: HANDLE"},
    attributes = {
        "padding_values: ARRAY = NO_ELEMENTS", "static_padding_sizes: DENSE_I64_ARRAY? = NO_NUMBERS",
        "pad_to_multiple_of: UNIT?"
    },
    implementations = HandleEffects.ConsumingFirst.class, since = "22.1",
    format = "$target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)? "
        + "(`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)",
    summary = "Pads an operation that can be tiled.")
@Op(name = "transform.structured.promote", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE",
    attributes = {
        "operands_to_promote: I64_ARRAY = NO_ELEMENTS", "use_full_tile_buffers: BOOL_ARRAY = NO_ELEMENTS",
        "use_full_tiles_by_default: UNIT?", "use_alloca: UNIT?", "memory_space: ANY?", "mapping: MAPPING_ARRAY?",
        "alignment: I64?"
    },
    implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:`custom<SemiFunctionType>(type($target), type($transformed))",
    summary = "Promote.")
@Op(name = "transform.structured.promote_tensor", family = TransformOp.class, operands = "tensor: VALUE_HANDLE",
    results = "promoted: VALUE_HANDLE", attributes = "memory_space: ANY?", traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    implementations = HandleEffects.Modifying.class, since = "22.1",
    format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)",
    summary = "Requests a memory space for a tensor.")
@Op(name = "transform.structured.rewrite_in_destination_passing_style", family = TransformOp.class,
    operands = "target: HANDLE", results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, results)",
    summary = "Rewrite in destination passing style.")
@Op(name = "transform.structured.scalarize", family = TransformOp.class, operands = "target: HANDLE",
    results = "result: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:`custom<SemiFunctionType>(type($target), type($result))", summary = "Scalarize.")
@Op(name = "transform.structured.specialize", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))",
    summary = "Specialize.")
@Op(name = "transform.structured.split_reduction", family = TransformOp.class, operands = "target: HANDLE",
    results = {
        "init_or_alloc_op: HANDLE", "fill_op: HANDLE", "split_linalg_op: HANDLE", "combining_linalg_op: HANDLE"
    },
    attributes = {
        "split_factor: I64 = ZERO", "insert_split_dimension: I64 = ZERO", "inner_parallel: UNIT?",
        "use_scaling_algorithm: UNIT?", "use_alloc: UNIT?"
    },
    implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:`functional-type(operands, results)",
    summary = "Split reduction.")
@Op(name = "transform.structured.tile_reduction_using_for", family = TransformOp.class, operands = "target: HANDLE",
    results = {"fill_op: HANDLE...", "split_linalg_op: HANDLE", "combining_linalg_op: HANDLE", "for_op: HANDLE"},
    attributes = "tile_sizes: DENSE_I64_ARRAY = NO_NUMBERS", implementations = HandleEffects.Functional.class,
    format = "$target `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)",
    summary = "Tile reduction using for.")
@Op(name = "transform.structured.tile_reduction_using_forall", family = TransformOp.class, operands = "target: HANDLE",
    results = {"fill_op: HANDLE...", "split_linalg_op: HANDLE", "combining_linalg_op: HANDLE", "forall_op: HANDLE"},
    attributes = {
        "num_threads: DENSE_I64_ARRAY = NO_NUMBERS", "tile_sizes: DENSE_I64_ARRAY = NO_NUMBERS",
        "mapping: MAPPING_ARRAY?"
    },
    implementations = HandleEffects.Functional.class,
    format = "$target `by` (`num_threads` `=` $num_threads^)? (`,` `tile_sizes` `=` $tile_sizes^)? (`,` `mapping` "
        + "`=` $mapping^)? attr-dict `:` functional-type(operands, results)",
    summary = "Tile reduction using forall.")
@Op(name = "transform.structured.transpose_conv2d", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, results)", summary = "Transpose conv2d.")
@Op(name = "transform.structured.transpose_matmul", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", attributes = "inputToTranspose: TRANSPOSED_INPUT = LHS",
    implementations = HandleEffects.Functional.class,
    format = "$target (`<` $inputToTranspose^ `>`)? attr-dict `:` functional-type($target, results)",
    summary = "Transpose matmul.")
@Op(name = "transform.structured.vectorize_children_and_apply_patterns", family = TransformOp.class,
    operands = "target: HANDLE", results = "transformed: HANDLE",
    attributes = {
        "vectorize_padding: UNIT?", "vectorize_nd_extract: UNIT?", "flatten_1d_depthwise_conv: UNIT?",
        "disable_multi_reduction_to_contract_patterns: UNIT?",
        "disable_transfer_permutation_map_lowering_patterns: UNIT?"
    },
    implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:`functional-type(operands, results)",
    summary = "Vectorize children and apply patterns.")
@Op(name = "transform.structured.winograd_conv2d", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", attributes = {"m: I64", "r: I64"},
    implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, results)", summary = "Winograd conv2d.")
final class StructuredOps {
  private StructuredOps() {}
}

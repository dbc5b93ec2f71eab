// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Transformations of operations of single dialects. */
@Op(name = "transform.affine.simplify_min_max_affine_ops", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class, since = "22.1", format = TransformOp.TARGET_TYPE,
    summary = "Simplifies affine.min and affine.max.")
@Op(name = "transform.bufferization.buffer_loop_hoisting", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class,
    format = TransformOp.TARGET_TYPE, summary = "Buffer loop hoisting.")
@Op(name = "transform.bufferization.eliminate_empty_tensors", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class,
    format = TransformOp.TARGET_TYPE, summary = "Eliminate empty tensors.")
@Op(name = "transform.bufferization.empty_tensor_to_alloc_tensor", family = TransformOp.class,
    operands = "target: OF_EMPTY", results = "transformed: OF_ALLOC_TENSOR",
    implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Empty tensor to alloc tensor.")
@Op(name = "transform.debug.emit_param_as_remark", family = TransformOp.class,
    operands = {"param: PARAM", "anchor: HANDLE?"}, attributes = "message: STRING?",
    implementations = HandleEffects.Reading.class,
    format = "$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?",
    summary = "Prints the parameter as a diagnostic remark.")
@Op(name = "transform.debug.emit_remark_at", family = TransformOp.class, operands = "at: ANY_HANDLE",
    attributes = "message: STRING",
    implementations = HandleEffects.Reading.class, format = "$at `,` $message attr-dict `:` type($at)",
    summary = "Print a message as diagnostic remark attached to payload.")
@Op(name = "transform.dlti.query", family = TransformOp.class, operands = "target: HANDLE",
    results = "associated_attr: PARAM", attributes = "keys: ARRAY", implementations = HandleEffects.Reading.class,
    since = "22.1", format = "$keys `at` $target attr-dict `:` functional-type(operands, results)",
    summary = "Returns what a data layout or target states for keys.")
@Op(name = "transform.func.deduplicate_func_args", family = TransformOp.class, operands = "module: HANDLE",
    results = {"transformed_module: HANDLE", "transformed_function: HANDLE"}, attributes = "function_name: SYMBOL_REF",
    implementations = HandleEffects.Functional.class, since = "22.1",
    format = "$function_name `at` $module attr-dict `:` functional-type(operands, results)",
    summary = "Merges arguments that all callers pass the same value for.")
@Op(name = "transform.func.replace_func_signature", family = TransformOp.class, operands = "module: HANDLE",
    results = {"transformed_module: HANDLE", "transformed_function: HANDLE"},
    attributes = {
        "function_name: SYMBOL_REF", "args_interchange: DENSE_I32_ARRAY", "results_interchange: DENSE_I32_ARRAY",
        "adjust_func_calls: UNIT?"
    },
    implementations = HandleEffects.Functional.class, since = "22.1",
    format = "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` "
        + "$results_interchange `at` $module attr-dict `:` functional-type(operands, results)",
    summary = "Reorders arguments and results of a function.")
@Op(name = "transform.gpu.map_nested_forall_to_threads", family = TransformOp.class, operands = "target: HANDLE",
    results = "result: HANDLE",
    attributes = {
        "block_dims: DENSE_I64_ARRAY = NO_NUMBERS", "sync_after_distribute: BOOL = TRUE",
        "warp_size: I64 = WARP_SIZE"
    },
    implementations = HandleEffects.Functional.class,
    format = "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? "
        + "(`warp_size` `=` $warp_size^)? attr-dict `:` functional-type($target, $result)",
    summary = "Map nested forall to threads.")
@Op(name = "transform.memref.alloca_to_global", family = TransformOp.class, operands = "alloca: OF_ALLOCA",
    results = {"getGlobal: HANDLE", "global: HANDLE"}, implementations = HandleEffects.Functional.class,
    format = "$alloca attr-dict `:` functional-type(operands, results)", summary = "Alloca to global.")
@Op(name = "transform.memref.erase_dead_alloc_and_stores", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class, format = "$target attr-dict `:` functional-type($target, results)",
    summary = "Erase dead alloc and stores.")
@Op(name = "transform.memref.make_loop_independent", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", attributes = "num_loops: I64", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, $transformed)", summary = "Make loop independent.")
@Op(name = "transform.memref.multibuffer", family = TransformOp.class, operands = "target: OF_ALLOC",
    results = "transformed: HANDLE", attributes = {"factor: POSITIVE_I64", "skip_analysis: UNIT?"},
    implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Multibuffers an allocation.")
@Op(name = "transform.nvgpu.create_async_groups", family = TransformOp.class, operands = "target: HANDLE",
    results = "result: HANDLE", attributes = "bypass_l1: UNIT?", implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Create async groups.")
@Op(name = "transform.nvgpu.pipeline_shared_memory_copies", family = TransformOp.class, operands = "for_op: HANDLE",
    results = "result: HANDLE",
    attributes = {
        "depth: I64", "peel_epilogue: UNIT?", "failure_propagation_mode: FAILURE_PROPAGATION_MODE = SUPPRESS"
    },
    implementations = HandleEffects.Functional.class,
    format = "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)",
    summary = "Applies software pipelining to a given loop with shared memory copies.")
@Op(name = "transform.nvgpu.rewrite_copy_as_tma", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Rewrite copy as tma.")
@Op(name = "transform.nvgpu.rewrite_matmul_as_mma_sync", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Rewrite matmul as mma sync.")
@Op(name = "transform.pdl_match", family = TransformOp.class, operands = "root: HANDLE", results = "matched: HANDLE",
    attributes = "pattern_name: SYMBOL_REF", implementations = HandleEffects.Reading.class,
    format = "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)",
    summary = "Finds ops that match the named PDL pattern.")
@Op(name = "transform.sparse_tensor.match.sparse_inout", family = TransformOp.class, operands = "target: HANDLE",
    results = "result: HANDLE", implementations = HandleEffects.Reading.class,
    format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result))", summary = "Sparse inout.")
@Op(name = "transform.tensor.make_loop_independent", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", attributes = "num_loops: I64", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, $transformed)", summary = "Make loop independent.")
final class ExtensionOps {
  private ExtensionOps() {}
}

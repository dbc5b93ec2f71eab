// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Transformations of loops. */
@Op(name = "transform.loop.coalesce", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target attr-dict `:` functional-type($target, $transformed)",
    summary = "Coalesces the perfect loop nest enclosed by a given loop.")
@Op(name = "transform.loop.forall_to_for", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE...",
    implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE,
    summary = "Converts scf.forall into a nest of scf.for operations.")
@Op(name = "transform.loop.forall_to_parallel", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE...",
    implementations = HandleEffects.Functional.class, format = TransformOp.FUNCTIONAL_TYPE,
    summary = "Converts scf.forall into a nest of scf.for operations.")
@Op(name = "transform.loop.fuse_sibling", family = TransformOp.class, operands = {"target: HANDLE", "source: HANDLE"},
    results = "fused_loop: HANDLE", implementations = HandleEffects.Functional.class,
    format = "$target `into` $source attr-dict `:` functional-type(operands, results)",
    summary = "Fuse a loop into another loop, assuming the fusion is legal.")
@Op(name = "transform.loop.hoist_loop_invariant_subsets", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class,
    format = TransformOp.TARGET_TYPE, summary = "Hoist loop invariant subset ops.")
@Op(name = "transform.loop.outline", family = TransformOp.class, operands = "target: HANDLE",
    results = {"function: HANDLE", "call: HANDLE"}, attributes = "func_name: STRING",
    implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Outlines a loop into a named function.")
@Op(name = "transform.loop.parallel_for_to_nested_fors", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE...", implementations = HandleEffects.Functional.class, since = "22.1",
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Converts scf.parallel into a nest of scf.for operations.")
@Op(name = "transform.loop.peel", family = TransformOp.class, operands = "target: OF_FOR",
    results = {"peeled_loop: HANDLE", "remainder_loop: HANDLE"},
    attributes = {"peel_front: BOOL = FALSE", "fail_if_already_divisible: BOOL = FALSE"},
    implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Peels the first or last iteration of the loop.")
@Op(name = "transform.loop.pipeline", family = TransformOp.class, operands = "target: OF_FOR",
    results = "transformed: HANDLE", attributes = {"iteration_interval: I64 = ONE", "read_latency: I64 = TEN"},
    implementations = HandleEffects.Functional.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Applies software pipelining to the loop.")
@Op(name = "transform.loop.promote_if_one_iteration", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Functional.class,
    format = TransformOp.TARGET_TYPE, summary = "Promote loop if it has one iteration.")
@Op(name = "transform.loop.unroll", family = TransformOp.class, operands = "target: HANDLE",
    attributes = "factor: POSITIVE_I64",
    implementations = HandleEffects.Functional.class, format = TransformOp.TARGET_TYPE,
    summary = "Unrolls the given loop with the given unroll factor.")
@Op(name = "transform.loop.unroll_and_jam", family = TransformOp.class, operands = "target: HANDLE",
    attributes = "factor: POSITIVE_I64",
    implementations = HandleEffects.Functional.class, format = TransformOp.TARGET_TYPE,
    summary = "Unrolls and jam the given loop with the given unroll factor.")
@Op(name = "transform.scf.take_assumed_branch", family = TransformOp.class, operands = "target: HANDLE",
    attributes = "take_else_branch: UNIT?", implementations = HandleEffects.Modifying.class,
    format = "$target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)",
    summary = "Take assumed branch.")
final class LoopOps {
  private LoopOps() {}
}

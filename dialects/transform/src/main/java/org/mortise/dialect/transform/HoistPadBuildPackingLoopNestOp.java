// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Builds the loops that fill the buffer of a hoisted padding operation. */
@Op(name = "transform.structured.hoist_pad.build_packing_loop_nest", family = TransformOp.class,
    operands = {"target: HANDLE", "loop: HANDLE"}, results = "packing_loop: HANDLE",
    attributes = "transpose: DENSE_I64_ARRAY = NO_NUMBERS", implementations = HandleEffects.Modifying.class,
    format = "$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, "
        + "results)")
public final class HoistPadBuildPackingLoopNestOp extends HoistPadBuildPackingLoopNestOpBase {
  HoistPadBuildPackingLoopNestOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Permutations.verify(operation(), transposeAttr(), "transpose");
  }
}

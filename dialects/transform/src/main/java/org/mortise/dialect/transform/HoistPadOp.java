// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Hoists padding operations out of loops. */
@Op(name = "transform.structured.hoist_pad", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", attributes = {"num_loops: I64", "transpose: DENSE_I64_ARRAY = NO_NUMBERS"},
    implementations = HandleEffects.Functional.class,
    format = "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class HoistPadOp extends HoistPadOpBase {
  HoistPadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Permutations.verify(operation(), transposeAttr(), "transpose");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes two tile sizes that together cover a dimension, and where the second one starts. */
@Op(name = "transform.structured.multitile_sizes", family = TransformOp.class, operands = "target: HANDLE",
    results = {"low_size: PARAM_OR_HANDLE", "high_size: PARAM_OR_HANDLE", "split_point: PARAM_OR_HANDLE"},
    attributes = {"dimension: I64", "target_size: I64", "divisor: I64 = ONE"},
    implementations = HandleEffects.Modifying.class,
    format = "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), "
        + "type($split_point))")
public final class MultitileSizesOp extends MultitileSizesOpBase {
  MultitileSizesOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean areSame = lowSize().type() == highSize().type() && lowSize().type() == splitPoint().type();
    return areSame ? null : opError("expects all results type to be the same");
  }
}

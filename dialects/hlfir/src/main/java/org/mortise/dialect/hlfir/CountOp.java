// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Counts true logical values, optionally along one dimension. */
@Op(name = "hlfir.count",
    operands = {"mask: LOGICAL_ARRAY", "dim: ANY_INTEGER?"},
    results = "result: VALUE",
    format = "$mask  (`dim` $dim^)?  attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public final class CountOp extends CountOpBase {
  CountOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (HlfirConstraints.isNumber(result().type())) {
      return null;
    }
    String error = "result must be of numerical scalar type";
    if (result().type() instanceof ExprType expression) {
      error = Reductions.isPartial(mask(), dim())
          ? Reductions.rankError(expression, mask(), "MASK") : "result must be of numerical array type";
    }
    return error == null ? null : opError(error);
  }
}

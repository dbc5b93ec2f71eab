// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A reduction of logical values, optionally along one dimension. */
@Op(
    operands = {"mask: LOGICAL_ARRAY", "dim: ANY_INTEGER?"},
    results = "result: VALUE",
    format = "$mask  (`dim` $dim^)?  attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public abstract class LogicalReductionOp extends LogicalReductionOpBase {
  LogicalReductionOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (result().type() instanceof LogicalType) {
      return null;
    }
    String error = Reductions.isPartial(mask(), dim()) && result().type() instanceof ExprType expression
        ? Reductions.rankError(expression, mask(), "MASK") : "result must be of logical type";
    return error == null ? null : opError(error);
  }
}

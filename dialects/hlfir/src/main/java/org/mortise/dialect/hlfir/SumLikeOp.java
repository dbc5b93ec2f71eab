// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A reduction of numbers, optionally along one dimension and restricted by a mask. */
@Op(
    operands = {"array: NUMERICAL_ARRAY", "dim: ANY_INTEGER?", "mask: MASK?"},
    results = "result: VALUE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$array (`dim` $dim^)? (`mask` $mask^)? attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public abstract class SumLikeOp extends SumLikeOpBase {
  SumLikeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String error = Reductions.maskError(array(), mask());
    if (error == null) {
      error = resultError();
    }
    return error == null ? null : opError(error);
  }

  private @Nullable String resultError() {
    if (HlfirConstraints.isNumber(result().type())) {
      return null;
    }
    return Reductions.isPartial(array(), dim()) && result().type() instanceof ExprType expression
        ? Reductions.rankError(expression, array(), "ARRAY") : "result must be of numerical scalar type";
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The least or greatest element of an array of numbers or characters, optionally along one dimension. */
@Op(
    operands = {"array: ARRAY", "dim: ANY_INTEGER?", "mask: MASK?"},
    results = "result: VALUE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$array (`dim` $dim^)? (`mask` $mask^)? attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public abstract class ExtremumOp extends ExtremumOpBase {
  ExtremumOp(Operation operation) {
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
    if (Reductions.isPartial(array(), dim()) && result().type() instanceof ExprType expression) {
      return Reductions.rankError(expression, array(), "ARRAY");
    }
    if (!HlfirConstraints.CHARACTER_EXPR.accepts(result().type())) {
      return "result must be of numerical scalar type";
    }
    return HlfirConstraints.CHARACTER_SCALAR_EXPR.accepts(result().type()) ? null : "result must be scalar character";
  }
}

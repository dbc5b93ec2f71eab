// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The indices of the least or greatest element of an array, optionally along one dimension. */
@Op(
    operands = {"array: ARRAY", "dim: ANY_INTEGER?", "mask: MASK?", "back: ANY_LOGICAL?"},
    results = "result: VALUE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$array (`dim` $dim^)? (`mask` $mask^)? (`back` $back^)?  "
        + "attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public abstract class LocationOp extends LocationOpBase {
  LocationOp(Operation operation) {
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
    if (dim() != null && Entities.shapeOf(array().type()).length == 1) {
      return HlfirConstraints.isInteger(result().type()) ? null : "result must be scalar integer";
    }
    if (!(result().type() instanceof ExprType expression)) {
      return "result must be of numerical expr type";
    }
    if (!expression.isArray()) {
      return "result must be an array";
    }
    if (!HlfirConstraints.isInteger(expression.elementType())) {
      return "result must have integer elements";
    }
    if (dim() != null) {
      return Reductions.rankError(expression, array(), "ARRAY");
    }
    return expression.rank() == 1 ? null : "result rank must be 1";
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.types.IndexType;

/** Sizes and shapes may be errors, indices and tensors may not: a result of an operation on errors can be one. */
final class ErrorPropagation {
  private ErrorPropagation() {}

  static @Nullable Diagnostic verifySize(Operation op) {
    return op.result(0).type() instanceof IndexType && canHoldError(op)
        ? op.opError("if at least one of the operands can hold error values then the result must be of type `size` to"
            + " propagate them")
        : null;
  }

  static @Nullable Diagnostic verifyShape(Operation op) {
    return ShapeConstraints.isExtents(op.result(0).type()) && canHoldError(op)
        ? op.opError("if at least one of the operands can hold error values then the result must be of type `shape` to"
            + " propagate them")
        : null;
  }

  private static boolean canHoldError(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (ShapeSort.isAny(op.operand(i).type()) && !ShapeSort.WITNESS.is(op.operand(i).type())) {
        return true;
      }
    }
    return false;
  }
}

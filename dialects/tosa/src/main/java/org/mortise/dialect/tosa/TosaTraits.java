// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.types.IntegerType;

/** The traits of the dialect's operations. */
public final class TosaTraits {
  /** The operands broadcast to the result shapes. */
  static final Trait RESULTS_BROADCASTABLE = Trait.of("RESULTS_BROADCASTABLE", Broadcasting::verify);
  /** The operands have one element type. */
  static final Trait SAME_OPERANDS_ELEMENT_TYPE =
      Trait.of("SAME_OPERANDS_ELEMENT_TYPE", TosaTraits::verifyOperandElements);
  /** The operands have one element type; the result has the same one unless it is an integer type. */
  static final Trait MUL_ELEMENT_TYPES = Trait.of("MUL_ELEMENT_TYPES", TosaTraits::verifyMulElements);

  private TosaTraits() {}

  private static @Nullable Diagnostic verifyOperandElements(Operation op) {
    Type first = TosaTypes.elementOf(op.operand(0));
    for (int i = 1; i < op.operandCount(); i++) {
      if (TosaTypes.elementOf(op.operand(i)) != first) {
        return op.opError("requires the same element type for all operands");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyMulElements(Operation op) {
    Type result = TosaTypes.elementOf(op.result(0));
    if (result instanceof IntegerType) {
      return verifyOperandElements(op);
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (TosaTypes.elementOf(op.operand(i)) != result) {
        return op.opError("requires the same element type for all operands and results");
      }
    }
    return null;
  }
}

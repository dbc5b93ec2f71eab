// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.parameters.DialectEnumAttr;

/** The rounding mode, which is the attribute {@code double_round} in MLIR 19.1. */
final class FormerRounding {
  static final String DOUBLE = "double_round";
  private static final String MODE = "rounding_mode";

  private FormerRounding() {}

  static void upgrade(OperationState former, OperationState current) {
    boolean isDouble = !((IntegerAttr) former.getAttr(DOUBLE)).isZero();
    current.addAttribute(
        MODE, TosaEnums.ROUNDING_MODE.of(former.context(), isDouble ? "DOUBLE_ROUND" : "SINGLE_ROUND"));
  }

  static @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    String mode = current.getAttr(MODE, DialectEnumAttr.class).word();
    if (mode.equals("INEXACT_ROUND")) {
      return FormerTosaOperation.missing(current, "rounding mode " + mode);
    }
    former.addAttribute(DOUBLE, IntegerAttr.bool(current.context(), mode.equals("DOUBLE_ROUND")));
    return null;
  }
}

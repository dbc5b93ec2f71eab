// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the natural logarithm. */
@Op(name = "math.log", family = FloatUnaryOp.class)
public final class LogOp extends LogOpBase {
  LogOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.unary(this, constants, number -> !number.isNegative(), Functions::log);
  }
}

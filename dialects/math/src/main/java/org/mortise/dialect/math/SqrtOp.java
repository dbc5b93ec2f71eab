// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the square root. */
@Op(name = "math.sqrt", family = FloatUnaryOp.class)
public final class SqrtOp extends SqrtOpBase {
  SqrtOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.unary(this, constants, number -> !number.isNegative(), Math::sqrt);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the natural logarithm of the operand plus 1. */
@Op(name = "math.log1p", family = FloatUnaryOp.class)
public final class Log1pOp extends Log1pOpBase {
  Log1pOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.unary(this, constants, Log1pOp::isInDomain, Functions::log1p);
  }

  private static boolean isInDomain(FloatAttr number) {
    return number.isNaN() ? !number.isNegative() : number.doubleValue() >= -1;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Raises a floating-point number to a power. */
@Op(name = "math.powf", family = FloatBinaryOp.class)
public final class PowFOp extends PowFOpBase {
  PowFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.binary(constants, PowFOp::ofNaN, Functions::pow);
  }

  /** The power with a NaN operand: 1 if the other operand alone determines it, otherwise that NaN. */
  private static FloatAttr ofNaN(FloatAttr base, FloatAttr exponent) {
    boolean isOne = !FloatFolding.isSignaling(base) && exponent.isZero()
        || !FloatFolding.isSignaling(exponent) && base.doubleValue() == 1;
    if (isOne) {
      return FloatAttr.of(base.type(), 1);
    }
    if (!base.isNaN()) {
      return FloatFolding.quiet(exponent);
    }
    FloatAttr result = FloatFolding.quiet(base);
    return isOdd(exponent.doubleValue()) ? FloatFolding.withSign(result, false) : result;
  }

  private static boolean isOdd(double number) {
    return Math.abs(number % 2) == 1;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith.execution;

import java.math.BigInteger;
import org.mortise.dialect.arith.RoundingMode;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/**
 * Conversions to a narrower format that do not round to the nearest even number. A number beyond the largest one
 * becomes infinite, or NaN where the format has no infinity, unless the mode rounds towards zero there.
 */
final class DirectedRounding {
  private DirectedRounding() {}

  static Register emit(Register source, Type type, RoundingMode mode, CodeBuilder code) {
    FloatType from = (FloatType) source.format().type();
    return code.run(type, (arguments, machine) -> new Object[] {Numbers.ofAttribute(
        round(Numbers.attribute(arguments[0], from), (FloatType) type, mode))}, PoisonRule.PROPAGATE, source);
  }

  private static FloatAttr round(FloatAttr number, FloatType type, RoundingMode mode) {
    FloatAttr nearest = FloatArithmetic.convert(number, type);
    if (number.isNaN() || number.isInfinite() || number.isZero()) {
      return nearest;
    }
    FloatKind kind = type.kind();
    BigInteger significand = number.significand();
    int exponent = number.unitExponent() + significand.bitLength() - 1;
    int dropped = Math.max(exponent, kind.minExponent()) - kind.fractionBits() - number.unitExponent();
    if (dropped <= 0) {
      return nearest; // exact
    }
    BigInteger kept = significand.shiftRight(dropped);
    BigInteger rest = significand.subtract(kept.shiftLeft(dropped));
    boolean isNegative = number.isNegative();
    boolean isAway = rest.signum() != 0 && switch (mode) {
      case DOWNWARD -> isNegative;
      case UPWARD -> !isNegative;
      case TOWARD_ZERO, TO_NEAREST_EVEN -> false;
      case TO_NEAREST_AWAY -> rest.compareTo(BigInteger.ONE.shiftLeft(dropped - 1)) >= 0;
    };
    BigInteger units = isAway ? kept.add(BigInteger.ONE) : kept;
    int unit = number.unitExponent() + dropped;
    boolean isBeyond = unit + units.bitLength() - 1 > kind.maxExponent();
    boolean staysFinite = mode == RoundingMode.TOWARD_ZERO || mode == (isNegative
        ? RoundingMode.UPWARD : RoundingMode.DOWNWARD);
    return isBeyond && staysFinite ? largest(type, isNegative)
        : FloatAttr.nearest(type, isNegative, units, unit, false);
  }

  private static FloatAttr largest(FloatType type, boolean isNegative) {
    FloatKind kind = type.kind();
    int missing = kind.isLargestSignificandNaN() ? 2 : 1;
    BigInteger units = BigInteger.ONE.shiftLeft(kind.precision()).subtract(BigInteger.valueOf(missing));
    return FloatAttr.nearest(type, isNegative, units, kind.maxExponent() - kind.fractionBits(), false);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.types.FloatKind;

/** Classes of floating-point numbers. */
public enum FloatClass implements Computation {
  /** Neither infinite nor not-a-number. */
  IS_FINITE,
  /** Infinite, of either sign. */
  IS_INFINITE,
  /** Not-a-number. */
  IS_NAN,
  /** Neither zero, subnormal, infinite nor not-a-number. */
  IS_NORMAL;

  /** Returns whether a number belongs to the class. */
  public boolean contains(FloatAttr number) {
    return switch (this) {
      case IS_FINITE -> !number.isNaN() && !number.isInfinite();
      case IS_INFINITE -> number.isInfinite();
      case IS_NAN -> number.isNaN();
      case IS_NORMAL -> IS_FINITE.contains(number) && !number.isZero() && isNormal(number);
    };
  }

  private static boolean isNormal(FloatAttr number) {
    FloatKind kind = number.type().kind();
    return number.unitExponent() + number.significand().bitLength() - 1 >= kind.minExponent();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.math.BigDecimal;
import java.util.Locale;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** The scales that numbers of a type can have: its positive finite numbers. */
final class ScaleRange {
  private ScaleRange() {}

  static double least(FloatType type) {
    FloatKind kind = type.kind();
    return Math.scalb(1.0, kind.minExponent() - kind.fractionBits());
  }

  static double greatest(FloatType type) {
    FloatKind kind = type.kind();
    return (2 - Math.scalb(1.0, -kind.fractionBits())) * Math.scalb(1.0, kind.maxExponent());
  }

  static boolean has(FloatType type, double scale) {
    return scale >= least(type) && scale <= greatest(type);
  }

  /** Returns the error of a scale out of range. */
  static String error(FloatType type, double scale) {
    return "scale " + text(scale) + " out of expressed type range [" + text(least(type)) + ", "
        + text(greatest(type)) + "]";
  }

  private static String text(double number) {
    return Double.isInfinite(number) ? "INF" : String.format(Locale.ROOT, "%e", new BigDecimal(number));
  }
}

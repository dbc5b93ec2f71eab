// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.jspecify.annotations.Nullable;

/**
 * The sine and the cosine of an angle, with relative errors far below 2 to the power of -80.
 *
 * @param sine the sine
 * @param cosine the cosine
 */
record Rotation(DoubleDouble sine, DoubleDouble cosine) {
  /** The largest multiple of a quarter of a turn that angles are reduced by. */
  private static final double MOST_QUARTERS = 1 << 20;

  /** Angles that are nearer to a multiple of a quarter of a turn are reduced with too large an error. */
  private static final double LEAST_REST = 0x1p-20;

  private static final int TERMS = 14;
  private static final double[] HALF_PI_PARTS = Series.parts(Precise.LONG_HALF_PI);

  /** Returns sine and cosine of an angle; null if they cannot be computed precisely enough. */
  static @Nullable Rotation of(double x) {
    double quarters = Math.rint(x / (Math.PI / 2));
    if (!(Math.abs(quarters) <= MOST_QUARTERS) || x != 0 && !Nearest.isModerate(x)) {
      return null;
    }
    DoubleDouble rest = DoubleDouble.of(x);
    if (quarters != 0) {
      rest = DoubleDouble.sum(x, -quarters * HALF_PI_PARTS[0]).plus(-quarters * HALF_PI_PARTS[1])
          .plus(-quarters * HALF_PI_PARTS[2]).plus(DoubleDouble.product(-quarters, HALF_PI_PARTS[3]));
      if (Math.abs(rest.high()) < LEAST_REST) {
        return null;
      }
    }
    DoubleDouble square = rest.times(rest).negated();
    DoubleDouble sine = series(square, 1).times(rest);
    DoubleDouble cosine = series(square, 0);
    return switch ((int) quarters & 3) {
      case 0 -> new Rotation(sine, cosine);
      case 1 -> new Rotation(cosine, sine.negated());
      case 2 -> new Rotation(sine.negated(), cosine.negated());
      default -> new Rotation(cosine.negated(), sine);
    };
  }

  /** Returns {@code 1 / first! + x / (first + 2)! + x^2 / (first + 4)! + ...}. */
  private static DoubleDouble series(DoubleDouble x, int first) {
    DoubleDouble sum = Series.INVERSE_FACTORIALS[2 * TERMS + first];
    for (int i = TERMS - 1; i >= 0; i--) {
      sum = sum.times(x).plus(Series.INVERSE_FACTORIALS[2 * i + first]);
    }
    return sum;
  }
}

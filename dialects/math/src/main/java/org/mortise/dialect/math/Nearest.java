// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Correctly rounded elementary functions, or NaN if the rounding is uncertain: they are computed with a relative error
 * below 2 to the power of -80 (observed maximum: 2 to the power of -99), so that a few results in 100 million are too
 * close to the midpoint of two doubles. NaN is also the result for very large or small arguments and those at zeros and
 * singularities. Each function takes less than a microsecond; those of {@link Precise}, which have a result for all
 * arguments, take about ten.
 *
 * <p>Inverse functions refine a result of {@link StrictMath}, with an error of one ulp, by the residual of the function
 * itself. See Muller, Elementary Functions, chapters 10 and 11.
 */
final class Nearest {
  private static final double UNKNOWN = Double.NaN;

  /** The bound of relative errors. */
  private static final double ERROR = 0x1p-80;

  /** Results outside of these bounds may have subnormal or infinite parts. */
  private static final double LEAST = 0x1p-900;
  private static final double MOST = 0x1p+900;
  private static final double LARGEST_POWER = 600;

  private static final double LARGEST_SINE = 0.9999; // near 1, sine and inverse cosine lose digits
  private static final int HALVINGS = 8;
  private static final int EXP_TERMS = 10;
  private static final int ERF_TERMS = 200;

  private static final DoubleDouble LN2 = DoubleDouble.of(Precise.LN2);
  private static final DoubleDouble INVERSE_LN2 = DoubleDouble.of(BigDecimal.ONE.divide(Precise.LN2, Precise.DIGITS));
  private static final double[] LN2_PARTS = Series.parts(Precise.LN2);
  private static final DoubleDouble HALF_PI = DoubleDouble.of(Precise.HALF_PI);
  private static final DoubleDouble ERF_SCALE = DoubleDouble.of(Precise.ERF_SCALE);

  private Nearest() {}

  /** Returns whether no part of a number is too large or too small. */
  static boolean isModerate(double x) {
    return Math.abs(x) >= LEAST && Math.abs(x) <= MOST;
  }

  /** Returns the nearest double if it is the same for all numbers within the error; otherwise NaN. */
  static double round(DoubleDouble result) {
    double error = ERROR * Math.abs(result.high());
    double least = result.high() + (result.low() - error);
    return isModerate(least) && least == result.high() + (result.low() + error) ? least : UNKNOWN;
  }

  // ---- exponentials and logarithms ---------------------------------------------------------------------------------

  /** Returns {@code x - count * ln(2)}. */
  private static DoubleDouble withoutTwos(DoubleDouble x, double count) {
    DoubleDouble rest = DoubleDouble.sum(x.high(), -count * LN2_PARTS[0]).plus(-count * LN2_PARTS[1]);
    return rest.plus(-count * LN2_PARTS[2]).plus(-count * LN2_PARTS[3]).plus(x.low());
  }

  /** Returns e to the power of a number of at most 0.35 in magnitude, less 1, precise relative to that. */
  private static DoubleDouble exponentialRest(DoubleDouble x) {
    DoubleDouble part = x.scaled(-HALVINGS);
    DoubleDouble sum = Series.INVERSE_FACTORIALS[EXP_TERMS];
    for (int i = EXP_TERMS - 1; i > 0; i--) {
      sum = sum.times(part).plus(Series.INVERSE_FACTORIALS[i]);
    }
    sum = sum.times(part);
    for (int i = 0; i < HALVINGS; i++) {
      sum = sum.scaled(1).plus(sum.times(sum));
    }
    return sum;
  }

  private static DoubleDouble exponential(DoubleDouble x) {
    double twos = Math.rint(x.high() * INVERSE_LN2.high());
    return exponentialRest(withoutTwos(x, twos)).plus(1).scaled((int) twos);
  }

  static double exp(double x) {
    return Math.abs(x) <= LARGEST_POWER ? round(exponential(DoubleDouble.of(x))) : UNKNOWN;
  }

  static double exp2(double x) {
    if (!(Math.abs(x) <= LARGEST_POWER)) {
      return UNKNOWN;
    }
    double twos = Math.rint(x);
    return round(exponentialRest(LN2.times(x - twos)).plus(1).scaled((int) twos));
  }

  /** Returns the natural logarithm of a moderate positive number. */
  private static DoubleDouble logarithm(double x) {
    double near = StrictMath.log(x);
    double twos = Math.rint(-near * INVERSE_LN2.high());
    DoubleDouble rest = exponentialRest(withoutTwos(DoubleDouble.of(-near), twos));
    double scaled = Math.scalb(x, (int) twos);
    DoubleDouble error = rest.times(scaled).plus(scaled - 1); // x / exp(near) - 1
    return error.minus(error.times(error).scaled(-1)).plus(near);
  }

  static double log(double x) {
    return x > 0 && isModerate(x) ? round(logarithm(x)) : UNKNOWN;
  }

  static double log2(double x) {
    return x > 0 && isModerate(x) ? round(logarithm(x).times(INVERSE_LN2)) : UNKNOWN;
  }

  /** Returns a power of a positive number. */
  static double pow(double x, double y) {
    if (!(x > 0) || !isModerate(x) || !isModerate(y)) {
      return UNKNOWN;
    }
    DoubleDouble power = logarithm(x).times(y);
    return Math.abs(power.high()) <= LARGEST_POWER ? round(exponential(power)) : UNKNOWN;
  }

  // ---- angles ------------------------------------------------------------------------------------------------------

  static double sin(double x) {
    Rotation angle = Rotation.of(x);
    return angle == null ? UNKNOWN : round(angle.sine());
  }

  static double cos(double x) {
    Rotation angle = Rotation.of(x);
    return angle == null ? UNKNOWN : round(angle.cosine());
  }

  static double tan(double x) {
    Rotation angle = Rotation.of(x);
    return angle == null ? UNKNOWN : round(angle.sine().dividedBy(angle.cosine()));
  }

  private static @Nullable DoubleDouble arcsine(double x) {
    double near = StrictMath.asin(x);
    Rotation angle = Math.abs(x) <= LARGEST_SINE ? Rotation.of(near) : null;
    if (angle == null) {
      return null;
    }
    DoubleDouble error = angle.sine().negated().plus(x).dividedBy(angle.cosine());
    double second = error.high() * error.high() * x / (2 * angle.cosine().high());
    return error.plus(second).plus(near);
  }

  static double asin(double x) {
    DoubleDouble angle = arcsine(x);
    return angle == null ? UNKNOWN : round(angle);
  }

  static double acos(double x) {
    DoubleDouble angle = arcsine(x);
    return angle == null ? UNKNOWN : round(HALF_PI.minus(angle));
  }

  static double atan(double x) {
    return atan2(x, 1);
  }

  static double atan2(double y, double x) {
    int difference = Math.getExponent(y) - Math.getExponent(x);
    if (Math.abs(Math.getExponent(x)) > 400 || Math.abs(Math.getExponent(y)) > 400
        || difference > 18 || x < 0 && difference < -18) {
      return UNKNOWN;
    }
    double near = StrictMath.atan2(y, x);
    Rotation angle = Rotation.of(near);
    if (angle == null) {
      return UNKNOWN;
    }
    DoubleDouble across = angle.cosine().times(y).minus(angle.sine().times(x));
    DoubleDouble along = angle.cosine().times(x).plus(angle.sine().times(y));
    return round(across.dividedBy(along).plus(near));
  }

  // ---- others ------------------------------------------------------------------------------------------------------

  static double erf(double x) {
    if (!(Math.abs(x) <= 6) || !isModerate(x)) {
      return UNKNOWN;
    }
    DoubleDouble square = DoubleDouble.product(x, x);
    DoubleDouble twice = square.scaled(1);
    DoubleDouble sum = DoubleDouble.of(x);
    DoubleDouble term = sum;
    for (int i = 1; Math.abs(term.high()) > 0x1p-110 * Math.abs(sum.high()); i++) {
      if (i == ERF_TERMS) {
        return UNKNOWN;
      }
      term = term.times(twice).dividedBy(DoubleDouble.of(2 * i + 1));
      sum = sum.plus(term);
    }
    return round(sum.times(exponential(square.negated())).times(ERF_SCALE));
  }
}

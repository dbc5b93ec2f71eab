// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigDecimal;

/**
 * The functions of the GNU C library on numbers that are not NaN, with the same NaNs for arguments outside of their
 * domains. Results are those of the library where its errors are below half a unit of the last place, or nearly: sine,
 * cosine, tangent, their inverses, exponentials, logarithms and powers are the nearest double to the exact value. The
 * others follow the algorithms of fdlibm (Sun Microsystems, 1993), on which both the library and {@link StrictMath} are
 * based; their errors are up to one unit, and the results are those of the library with few exceptions.
 */
public final class Functions {
  /** The NaN created by x86 processors. */
  private static final double INVALID = Double.longBitsToDouble(0xFFF8000000000000L);

  /** Powers with larger exponents have too many digits to be in the middle between two doubles. */
  private static final int LARGEST_TIE = 34;

  private static final double INVERSE_LN10 = 4.34294481903251816668e-01;

  /** The decimal logarithm of 2 in two parts; multiples of the high part by an exponent are exact. */
  private static final double LOG10_2_HIGH = 3.01029995663611771306e-01;
  private static final double LOG10_2_LOW = 3.69423907715893078616e-13;

  private Functions() {}

  /** Returns whether the exact result is to be computed: not for the special results of special arguments. */
  private static boolean isOrdinary(double result) {
    return result != 0 && !Double.isNaN(result) && !Double.isInfinite(result);
  }

  // ---- angles ------------------------------------------------------------------------------------------------------

  /** Returns the sine. */
  public static double sin(double x) {
    if (Double.isInfinite(x)) {
      return INVALID;
    }
    if (x == 0) {
      return x;
    }
    double nearest = Nearest.sin(x);
    return Double.isNaN(nearest) ? Precise.sin(x).doubleValue() : nearest;
  }

  /** Returns the cosine. */
  public static double cos(double x) {
    if (Double.isInfinite(x)) {
      return INVALID;
    }
    if (x == 0) {
      return 1;
    }
    double nearest = Nearest.cos(x);
    return Double.isNaN(nearest) ? Precise.cos(x).doubleValue() : nearest;
  }

  /** Returns the tangent. */
  public static double tan(double x) {
    if (Double.isInfinite(x)) {
      return INVALID;
    }
    if (x == 0) {
      return x;
    }
    double nearest = Nearest.tan(x);
    return Double.isNaN(nearest) ? Precise.tan(x).doubleValue() : nearest;
  }

  /** Returns the inverse sine. */
  public static double asin(double x) {
    if (Math.abs(x) > 1) {
      return Double.NaN;
    }
    if (Math.abs(x) == 1 || x == 0) {
      return StrictMath.asin(x);
    }
    double nearest = Nearest.asin(x);
    if (!Double.isNaN(nearest)) {
      return nearest;
    }
    BigDecimal exact = new BigDecimal(x);
    BigDecimal cosine = Precise.sqrt(BigDecimal.ONE.subtract(exact).multiply(BigDecimal.ONE.add(exact)));
    return Precise.atan(exact.divide(cosine, Precise.DIGITS)).doubleValue();
  }

  /** Returns the inverse cosine. */
  public static double acos(double x) {
    if (Math.abs(x) > 1) {
      return Double.NaN;
    }
    if (Math.abs(x) == 1) {
      return StrictMath.acos(x);
    }
    double nearest = Nearest.acos(x);
    if (!Double.isNaN(nearest)) {
      return nearest;
    }
    BigDecimal exact = new BigDecimal(x);
    BigDecimal square = BigDecimal.ONE.subtract(exact).divide(BigDecimal.ONE.add(exact), Precise.DIGITS);
    return Precise.atan(Precise.sqrt(square)).multiply(BigDecimal.valueOf(2)).doubleValue();
  }

  /** Returns the inverse tangent. */
  public static double atan(double x) {
    if (x == 0 || Double.isInfinite(x)) {
      return StrictMath.atan(x);
    }
    double nearest = Nearest.atan(x);
    return Double.isNaN(nearest) ? Precise.atan(new BigDecimal(x)).doubleValue() : nearest;
  }

  /** Returns the angle of a point, or NaN for the origin. */
  public static double atan2(double y, double x) {
    if (x == 0 || y == 0 || Double.isInfinite(x) || Double.isInfinite(y)) {
      return StrictMath.atan2(y, x);
    }
    double nearest = Nearest.atan2(y, x);
    if (!Double.isNaN(nearest)) {
      return nearest;
    }
    BigDecimal angle = Precise.atan(new BigDecimal(y).divide(new BigDecimal(x), Precise.DIGITS));
    if (x > 0) {
      return angle.doubleValue();
    }
    BigDecimal pi = Precise.HALF_PI.multiply(BigDecimal.valueOf(2));
    return (y < 0 ? angle.subtract(pi) : angle.add(pi)).doubleValue();
  }

  // ---- exponentials and logarithms ---------------------------------------------------------------------------------

  /** Returns e to a power. */
  public static double exp(double x) {
    double guide = StrictMath.exp(x);
    if (x == 0 || !isOrdinary(guide)) {
      return guide;
    }
    double nearest = Nearest.exp(x);
    return Double.isNaN(nearest) ? Precise.exp(new BigDecimal(x)).doubleValue() : nearest;
  }

  /** Returns 2 to a power. */
  public static double exp2(double x) {
    double guide = StrictMath.pow(2, x);
    if (x == Math.rint(x) || !isOrdinary(guide)) {
      return guide;
    }
    double nearest = Nearest.exp2(x);
    return Double.isNaN(nearest)
        ? Precise.exp(new BigDecimal(x).multiply(Precise.LN2, Precise.DIGITS)).doubleValue() : nearest;
  }

  /** Returns e to a power, less 1. */
  public static double expm1(double x) {
    return StrictMath.expm1(x);
  }

  /** Returns the natural logarithm. */
  public static double log(double x) {
    double guide = StrictMath.log(x);
    if (!isOrdinary(guide)) {
      return guide;
    }
    double nearest = Nearest.log(x);
    return Double.isNaN(nearest) ? Precise.log(x).doubleValue() : nearest;
  }

  /** Returns the binary logarithm. */
  public static double log2(double x) {
    double guide = StrictMath.log(x);
    if (!isOrdinary(guide)) {
      return guide;
    }
    double nearest = Nearest.log2(x);
    return Double.isNaN(nearest) ? Precise.log(x).divide(Precise.LN2, Precise.DIGITS).doubleValue() : nearest;
  }

  /** Returns the decimal logarithm. */
  public static double log10(double x) {
    if (!isOrdinary(log(x))) {
      return log(x);
    }
    double normal = x < Double.MIN_NORMAL ? x * 0x1p54 : x;
    int exponent = Math.getExponent(normal);
    int above = exponent < 0 ? 1 : 0;
    double twos = exponent + above - (x < Double.MIN_NORMAL ? 54 : 0);
    double ofRest = INVERSE_LN10 * log(Math.scalb(normal, -exponent - above));
    return twos * LOG10_2_LOW + ofRest + twos * LOG10_2_HIGH;
  }

  /** Returns the natural logarithm of a number plus 1. */
  public static double log1p(double x) {
    return x < -1 ? INVALID : StrictMath.log1p(x);
  }

  /** Returns a power. */
  public static double pow(double x, double y) {
    if (Math.abs(x) == 1 && Double.isInfinite(y)) {
      return 1;
    }
    double guide = StrictMath.pow(x, y);
    if (Double.isNaN(guide)) {
      return INVALID;
    }
    if (Math.abs(x) == 1 || y == 0 || !isOrdinary(guide)) {
      return guide;
    }
    double nearest = Nearest.pow(Math.abs(x), y);
    if (!Double.isNaN(nearest)) {
      return Math.copySign(nearest, guide);
    }
    BigDecimal magnitude = y >= 1 && y <= LARGEST_TIE && y == Math.rint(y)
        ? new BigDecimal(Math.abs(x)).pow((int) y)
        : Precise.exp(Precise.log(Math.abs(x)).multiply(new BigDecimal(y), Precise.DIGITS));
    return Math.copySign(magnitude.doubleValue(), guide);
  }

  // ---- hyperbolic functions ----------------------------------------------------------------------------------------

  /** Returns the hyperbolic sine. */
  public static double sinh(double x) {
    double magnitude = Math.abs(x);
    if (magnitude < 0x1p-28 || magnitude >= 22) {
      return magnitude < 22 || Double.isInfinite(x) || magnitude > 709
          ? StrictMath.sinh(x) : Math.copySign(0.5 * exp(magnitude), x);
    }
    double half = Math.copySign(0.5, x);
    double t = StrictMath.expm1(magnitude);
    return magnitude < 1 ? half * (2 * t - t * t / (t + 1)) : half * (t + t / (t + 1));
  }

  /** Returns the hyperbolic cosine. */
  public static double cosh(double x) {
    double magnitude = Math.abs(x);
    if (magnitude < 0.5 * Math.log(2) || magnitude > 709) {
      return StrictMath.cosh(x);
    }
    double t = exp(magnitude);
    return magnitude < 22 ? 0.5 * t + 0.5 / t : 0.5 * t;
  }

  /** Returns the hyperbolic tangent. */
  public static double tanh(double x) {
    return StrictMath.tanh(x);
  }

  /** Returns the inverse hyperbolic sine. */
  public static double asinh(double x) {
    double magnitude = Math.abs(x);
    if (magnitude < 0x1p-28 || Double.isInfinite(x)) {
      return x;
    }
    double square = x * x;
    double result;
    if (magnitude > 0x1p28) {
      result = log(magnitude) + Math.log(2);
    } else if (magnitude > 2) {
      result = log(2 * magnitude + 1 / (Math.sqrt(square + 1) + magnitude));
    } else {
      result = StrictMath.log1p(magnitude + square / (1 + Math.sqrt(1 + square)));
    }
    return Math.copySign(result, x);
  }

  /** Returns the inverse hyperbolic cosine. */
  public static double acosh(double x) {
    if (x < 1) {
      return INVALID;
    }
    if (x > 0x1p28) {
      return Double.isInfinite(x) ? x : log(x) + Math.log(2);
    }
    if (x > 2) {
      return log(2 * x - 1 / (x + Math.sqrt(x * x - 1)));
    }
    double t = x - 1;
    return StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
  }

  /** Returns the inverse hyperbolic tangent. */
  public static double atanh(double x) {
    double magnitude = Math.abs(x);
    if (magnitude > 1) {
      return INVALID;
    }
    if (magnitude < 0x1p-28) {
      return x;
    }
    double twice = magnitude + magnitude;
    double t = magnitude < 0.5 ? twice + twice * magnitude / (1 - magnitude) : twice / (1 - magnitude);
    return Math.copySign(0.5 * StrictMath.log1p(t), x);
  }

  // ---- others ------------------------------------------------------------------------------------------------------

  /** Returns the error function. */
  public static double erf(double x) {
    if (x == 0) {
      return x;
    }
    if (Math.abs(x) > 6) {
      return Math.signum(x);
    }
    double nearest = Nearest.erf(x);
    return Double.isNaN(nearest) ? Precise.erf(x).doubleValue() : nearest;
  }

  /** Returns the complement of the error function to 1. */
  public static double erfc(double x) {
    if (x < -6) {
      return 2;
    }
    return x > 28 ? 0 : Precise.erfc(x).doubleValue();
  }
}

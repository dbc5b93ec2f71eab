// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Elementary functions with a relative error below 10 to the power of -40, so that the nearest {@code double} can be
 * found in practice: a result would have to be that close to the middle between two doubles to be rounded wrongly.
 * Arguments are reduced by identities to small ones, for which Taylor series converge in about 30 terms. Each function
 * takes some ten microseconds. See Muller, Elementary Functions, chapters 5 and 11.
 */
final class Precise {
  static final MathContext DIGITS = new MathContext(50);

  /** Sufficient to reduce the largest {@code double}, which has 309 digits, by a multiple of pi. */
  private static final MathContext REDUCTION_DIGITS = new MathContext(400);
  private static final int TERM_LIMIT = 55;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final double SQRT2 = Math.sqrt(2);

  /** The number above which the complementary error function is computed as a continued fraction. */
  private static final int FRACTION_START = 6;
  private static final int FRACTION_TERMS = 80;

  /** The number of times that an argument of the exponential function is halved. */
  private static final int HALVINGS = 8;

  static final BigDecimal LN2 = atanh(BigDecimal.ONE.divide(BigDecimal.valueOf(3), DIGITS)).multiply(TWO);
  static final BigDecimal LONG_HALF_PI = halfPi();
  static final BigDecimal HALF_PI = LONG_HALF_PI.round(DIGITS);

  /** The factor of the error function: 2 divided by the square root of pi. */
  static final BigDecimal ERF_SCALE = TWO.divide(sqrt(HALF_PI.multiply(TWO)), DIGITS);

  private Precise() {}

  /** Machin's formula. */
  private static BigDecimal halfPi() {
    BigDecimal first = arccotangent(5).multiply(BigDecimal.valueOf(8));
    return first.subtract(arccotangent(239).multiply(TWO));
  }

  private static BigDecimal arccotangent(int n) {
    BigDecimal square = BigDecimal.valueOf((long) n * n);
    BigDecimal power = BigDecimal.ONE.divide(BigDecimal.valueOf(n), REDUCTION_DIGITS);
    BigDecimal sum = power;
    for (int k = 3; exponent(power) > -REDUCTION_DIGITS.getPrecision(); k += 2) {
      power = power.divide(square, REDUCTION_DIGITS).negate();
      sum = sum.add(power.divide(BigDecimal.valueOf(k), REDUCTION_DIGITS), REDUCTION_DIGITS);
    }
    return sum;
  }

  /** Returns the exponent of the power of ten above a number; very small for zero. */
  private static int exponent(BigDecimal x) {
    return x.signum() == 0 ? Integer.MIN_VALUE / 2 : x.precision() - x.scale();
  }

  /** Returns whether a term is too small to change a sum. */
  private static boolean isNegligible(BigDecimal term, BigDecimal sum) {
    return exponent(term) < exponent(sum) - TERM_LIMIT;
  }

  /** Returns e to the power of {@code x}, which must be in the range of the exponents of doubles. */
  static BigDecimal exp(BigDecimal x) {
    int twos = (int) Math.rint(x.doubleValue() / Math.log(2));
    BigDecimal rest = x.subtract(LN2.multiply(BigDecimal.valueOf(twos)), DIGITS)
        .divide(BigDecimal.valueOf(1 << HALVINGS), DIGITS);
    BigDecimal sum = BigDecimal.ONE;
    BigDecimal term = rest;
    for (int k = 2; !isNegligible(term, sum); k++) {
      sum = sum.add(term, DIGITS);
      term = term.multiply(rest, DIGITS).divide(BigDecimal.valueOf(k), DIGITS);
    }
    for (int i = 0; i < HALVINGS; i++) {
      sum = sum.multiply(sum, DIGITS);
    }
    return sum.multiply(TWO.pow(twos, DIGITS), DIGITS);
  }

  /** Returns the natural logarithm of a positive number. */
  static BigDecimal log(double x) {
    int twos = Math.getExponent(x);
    if (x < Double.MIN_NORMAL) {
      twos = Math.getExponent(x * 0x1p60) - 60;
    }
    double scaled = x < 1 ? Math.scalb(Math.scalb(x, 60), -twos - 60) : Math.scalb(x, -twos);
    if (scaled > SQRT2) {
      scaled /= 2;
      twos++;
    }
    BigDecimal rest = new BigDecimal(scaled);
    BigDecimal ratio = rest.subtract(BigDecimal.ONE).divide(rest.add(BigDecimal.ONE), DIGITS);
    BigDecimal ofRest = atanh(ratio).multiply(TWO);
    return twos == 0 ? ofRest : LN2.multiply(BigDecimal.valueOf(twos)).add(ofRest, DIGITS);
  }

  /** The inverse hyperbolic tangent of a small number. */
  private static BigDecimal atanh(BigDecimal x) {
    return oddSeries(x, x.multiply(x, DIGITS));
  }

  /** Returns {@code x + x * square / 3 + x * square^2 / 5 + ...}. */
  private static BigDecimal oddSeries(BigDecimal x, BigDecimal square) {
    BigDecimal sum = x;
    BigDecimal power = x;
    for (int k = 3; power.signum() != 0 && !isNegligible(power, sum); k += 2) {
      power = power.multiply(square, DIGITS);
      sum = sum.add(power.divide(BigDecimal.valueOf(k), DIGITS), DIGITS);
    }
    return sum;
  }

  static BigDecimal sin(double x) {
    return sin(Angle.of(x), 0);
  }

  static BigDecimal cos(double x) {
    return sin(Angle.of(x), 1);
  }

  static BigDecimal tan(double x) {
    Angle angle = Angle.of(x);
    return sin(angle, 0).divide(sin(angle, 1), DIGITS);
  }

  /** The sine of an angle plus some quarters of a turn. */
  private static BigDecimal sin(Angle angle, int quarters) {
    int turned = angle.quarters() + quarters & 3;
    BigDecimal square = angle.rest().multiply(angle.rest(), DIGITS);
    boolean odd = (turned & 1) == 0;
    BigDecimal term = odd ? angle.rest() : BigDecimal.ONE;
    BigDecimal sum = term;
    for (int k = odd ? 2 : 1; !isNegligible(term, sum); k += 2) {
      term = term.multiply(square, DIGITS).divide(BigDecimal.valueOf((long) k * (k + 1)), DIGITS).negate();
      sum = sum.add(term, DIGITS);
    }
    return turned >= 2 ? sum.negate() : sum;
  }

  /** An angle as quarters of a turn and a rest of at most an eighth of a turn. */
  private record Angle(int quarters, BigDecimal rest) {
    static Angle of(double x) {
      BigDecimal exact = new BigDecimal(x);
      if (Math.abs(x) < Math.PI / 4) {
        return new Angle(0, exact.round(DIGITS));
      }
      BigDecimal count = exact.divide(LONG_HALF_PI, REDUCTION_DIGITS).setScale(0, RoundingMode.HALF_EVEN);
      BigDecimal rest = exact.subtract(LONG_HALF_PI.multiply(count)).round(DIGITS);
      return new Angle(count.toBigInteger().intValue() & 3, rest);
    }
  }

  static BigDecimal sqrt(BigDecimal x) {
    return x.sqrt(DIGITS);
  }

  static BigDecimal atan(BigDecimal x) {
    if (x.abs().compareTo(BigDecimal.ONE) > 0) {
      BigDecimal complement = atan(BigDecimal.ONE.divide(x, DIGITS));
      return (x.signum() < 0 ? HALF_PI.negate() : HALF_PI).subtract(complement, DIGITS);
    }
    BigDecimal rest = halfAngle(halfAngle(halfAngle(x)));
    BigDecimal square = rest.multiply(rest, DIGITS).negate();
    return oddSeries(rest, square).multiply(BigDecimal.valueOf(8), DIGITS);
  }

  /** Returns the tangent of half the angle with the tangent {@code x}. */
  private static BigDecimal halfAngle(BigDecimal x) {
    BigDecimal secant = sqrt(BigDecimal.ONE.add(x.multiply(x, DIGITS), DIGITS));
    return x.divide(BigDecimal.ONE.add(secant, DIGITS), DIGITS);
  }

  /** Returns the error function of a number of at most 7 in magnitude. */
  static BigDecimal erf(double x) {
    BigDecimal exact = new BigDecimal(x).round(DIGITS);
    BigDecimal square = exact.multiply(exact, DIGITS);
    BigDecimal sum = exact;
    BigDecimal term = exact;
    for (int k = 3; !isNegligible(term, sum); k += 2) {
      term = term.multiply(square, DIGITS).multiply(TWO).divide(BigDecimal.valueOf(k), DIGITS);
      sum = sum.add(term, DIGITS);
    }
    return sum.multiply(exp(square.negate()), DIGITS).multiply(ERF_SCALE, DIGITS);
  }

  /** Returns the complement of the error function to 1, of a number from -7 to 30. */
  static BigDecimal erfc(double x) {
    if (x <= FRACTION_START) { // the difference has at least 33 digits
      return BigDecimal.ONE.subtract(erf(x));
    }
    BigDecimal exact = new BigDecimal(x).round(DIGITS);
    BigDecimal fraction = exact;
    for (int k = FRACTION_TERMS; k > 0; k--) {
      fraction = exact.add(BigDecimal.valueOf(k).divide(fraction.multiply(TWO, DIGITS), DIGITS), DIGITS);
    }
    BigDecimal power = exp(exact.multiply(exact, DIGITS).negate());
    return power.multiply(ERF_SCALE, DIGITS).divide(fraction.multiply(TWO, DIGITS), DIGITS);
  }
}

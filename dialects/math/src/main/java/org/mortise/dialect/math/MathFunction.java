// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.types.FloatKind;

/**
 * Unary functions. Results of {@code f64} are those of constant folding, mostly correctly rounded, which takes half a
 * microsecond, for rare arguments about ten. For narrower formats the fast functions of {@link StrictMath} suffice,
 * since their errors are far below the precision of these formats. NaN gives NaN.
 */
public enum MathFunction implements Computation {
  /** The absolute value. */
  ABSF,
  /** The inverse cosine. */
  ACOS,
  /** The inverse hyperbolic cosine. */
  ACOSH,
  /** The inverse sine. */
  ASIN,
  /** The inverse hyperbolic sine. */
  ASINH,
  /** The inverse tangent. */
  ATAN,
  /** The inverse hyperbolic tangent. */
  ATANH,
  /** The cube root. */
  CBRT,
  /** The smallest integer that is not less. */
  CEIL,
  /** The cosine. */
  COS,
  /** The hyperbolic cosine. */
  COSH,
  /** The error function. */
  ERF,
  /** The complement of the error function to 1. */
  ERFC,
  /** E to a power. */
  EXP,
  /** 2 to a power. */
  EXP2,
  /** E to a power, less 1. */
  EXPM1,
  /** The largest integer that is not greater. */
  FLOOR,
  /** The natural logarithm. */
  LOG,
  /** The decimal logarithm. */
  LOG10,
  /** The natural logarithm of a number plus 1. */
  LOG1P,
  /** The binary logarithm. */
  LOG2,
  /** Rounds to nearest, ties away from zero. */
  ROUND,
  /** The nearest integer, and of two the even one. */
  ROUNDEVEN,
  /** The sine. */
  SIN,
  /** The hyperbolic sine. */
  SINH,
  /** The square root. */
  SQRT,
  /** The tangent. */
  TAN,
  /** The hyperbolic tangent. */
  TANH,
  /** The integer without the fraction. */
  TRUNC;

  /** Returns whether the function takes as long for narrow formats as for {@code f64}. */
  public boolean hasNoFastForm() {
    return this == ERF || this == ERFC;
  }

  /** Returns whether the result is a number of the format, which needs no rounding. */
  public boolean isExact() {
    return switch (this) {
      case ABSF, CEIL, FLOOR, ROUND, ROUNDEVEN, TRUNC -> true;
      default -> false;
    };
  }

  // ---- constants ---------------------------------------------------------------------------------------------------

  /**
   * Returns the result for a constant, or null if it is not folded. As in MLIR, C library functions are folded only in
   * {@code f32} and {@code f64}, some only in their domain. A NaN becomes quiet.
   */
  @Nullable FloatAttr fold(FloatAttr number) {
    FloatKind kind = number.type().kind();
    boolean isOfLibrary = kind == FloatKind.F32 || kind == FloatKind.F64;
    return switch (this) {
      case ABSF -> FloatFolding.withSign(number, false);
      case CEIL -> FloatFolding.toIntegral(number, FloatFolding.Rounding.UP);
      case FLOOR -> FloatFolding.toIntegral(number, FloatFolding.Rounding.DOWN);
      case ROUNDEVEN -> FloatFolding.toIntegral(number, FloatFolding.Rounding.NEAREST_EVEN);
      case ROUND -> isOfLibrary ? FloatFolding.toIntegral(number, FloatFolding.Rounding.NEAREST_AWAY) : null;
      case TRUNC -> isOfLibrary ? FloatFolding.toIntegral(number, FloatFolding.Rounding.TOWARDS_ZERO) : null;
      default -> {
        if (!isOfLibrary || !isInDomain(number)) {
          yield null;
        }
        yield number.isNaN()
            ? FloatFolding.quiet(number) : FloatAttr.of(number.type(), precise(number.doubleValue()));
      }
    };
  }

  private boolean isInDomain(FloatAttr number) {
    return switch (this) {
      case LOG, LOG10, LOG2, SQRT -> !number.isNegative();
      case LOG1P -> number.isNaN() ? !number.isNegative() : number.doubleValue() >= -1;
      default -> true;
    };
  }

  // ---- execution ---------------------------------------------------------------------------------------------------

  /**
   * Returns the result for a number.
   *
   * @param isPrecise whether it is computed for {@code f64}
   */
  public double of(double number, boolean isPrecise) {
    return Double.isNaN(number) ? number : isPrecise ? precise(number) : fast().applyAsDouble(number);
  }

  private double precise(double number) {
    return switch (this) {
      case ACOS -> Functions.acos(number);
      case ACOSH -> Functions.acosh(number);
      case ASIN -> Functions.asin(number);
      case ASINH -> Functions.asinh(number);
      case ATAN -> Functions.atan(number);
      case ATANH -> Functions.atanh(number);
      case COS -> Functions.cos(number);
      case COSH -> Functions.cosh(number);
      case ERF -> Functions.erf(number);
      case ERFC -> Functions.erfc(number);
      case EXP -> Functions.exp(number);
      case EXP2 -> Functions.exp2(number);
      case EXPM1 -> Functions.expm1(number);
      case LOG -> Functions.log(number);
      case LOG10 -> Functions.log10(number);
      case LOG1P -> Functions.log1p(number);
      case LOG2 -> Functions.log2(number);
      case SIN -> Functions.sin(number);
      case SINH -> Functions.sinh(number);
      case TAN -> Functions.tan(number);
      case TANH -> Functions.tanh(number);
      default -> fast().applyAsDouble(number);
    };
  }

  /** Returns the function for formats of at most 32 bits; for {@link #isExact} functions it is that for {@code f64}. */
  public DoubleUnaryOperator fast() {
    return switch (this) {
      case ABSF -> Math::abs;
      case ACOS -> StrictMath::acos;
      case ACOSH -> Functions::acosh;
      case ASIN -> StrictMath::asin;
      case ASINH -> Functions::asinh;
      case ATAN -> StrictMath::atan;
      case ATANH -> Functions::atanh;
      case CBRT -> StrictMath::cbrt;
      case CEIL -> Math::ceil;
      case COS -> StrictMath::cos;
      case COSH -> StrictMath::cosh;
      case ERF -> Functions::erf;
      case ERFC -> Functions::erfc;
      case EXP -> StrictMath::exp;
      case EXP2 -> power -> StrictMath.pow(2, power);
      case EXPM1 -> StrictMath::expm1;
      case FLOOR -> Math::floor;
      case LOG -> StrictMath::log;
      case LOG10 -> StrictMath::log10;
      case LOG1P -> StrictMath::log1p;
      case LOG2 -> MathFunction::fastLog2;
      case ROUND -> MathFunction::round;
      case ROUNDEVEN -> Math::rint;
      case SIN -> StrictMath::sin;
      case SINH -> StrictMath::sinh;
      case SQRT -> Math::sqrt;
      case TAN -> StrictMath::tan;
      case TANH -> StrictMath::tanh;
      case TRUNC -> number -> number < 0 ? Math.ceil(number) : Math.floor(number);
    };
  }

  private static double fastLog2(double number) {
    int exponent = Math.getExponent(number);
    boolean isPower = Math.scalb(1.0, exponent) == number;
    return isPower ? exponent : StrictMath.log(number) / StrictMath.log(2);
  }

  private static double round(double number) {
    double magnitude = Math.abs(number);
    double floor = Math.floor(magnitude);
    return Math.copySign(magnitude - floor >= 0.5 ? floor + 1 : floor, number);
  }
}

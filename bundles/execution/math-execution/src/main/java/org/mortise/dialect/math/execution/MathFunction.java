// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.mortise.dialect.math.Functions;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueKind;

/**
 * Functions of one number. Results of {@code f64} are those that constants are folded to, most of them the nearest
 * ones, which takes half a microsecond, for rare arguments some ten. For narrower formats the fast functions of
 * {@link StrictMath} are as good, since their errors are far below the precision of these formats. NaN gives NaN.
 */
public enum MathFunction {
  /** The inverse cosine. */
  ACOS(Functions::acos, StrictMath::acos),
  /** The inverse hyperbolic cosine. */
  ACOSH(Functions::acosh, Functions::acosh),
  /** The inverse sine. */
  ASIN(Functions::asin, StrictMath::asin),
  /** The inverse hyperbolic sine. */
  ASINH(Functions::asinh, Functions::asinh),
  /** The inverse tangent. */
  ATAN(Functions::atan, StrictMath::atan),
  /** The inverse hyperbolic tangent. */
  ATANH(Functions::atanh, Functions::atanh),
  /** The cube root. */
  CBRT(StrictMath::cbrt, StrictMath::cbrt),
  /** The cosine. */
  COS(Functions::cos, StrictMath::cos),
  /** The hyperbolic cosine. */
  COSH(Functions::cosh, StrictMath::cosh),
  /** The error function. */
  ERF(Functions::erf, Functions::erf),
  /** E to a power. */
  EXP(Functions::exp, StrictMath::exp),
  /** 2 to a power. */
  EXP2(Functions::exp2, power -> StrictMath.pow(2, power)),
  /** E to a power, less 1. */
  EXPM1(Functions::expm1, StrictMath::expm1),
  /** The natural logarithm. */
  LOG(Functions::log, StrictMath::log),
  /** The decimal logarithm. */
  LOG10(Functions::log10, StrictMath::log10),
  /** The natural logarithm of a number plus 1. */
  LOG1P(Functions::log1p, StrictMath::log1p),
  /** The binary logarithm. */
  LOG2(Functions::log2, MathFunction::fastLog2),
  /** The sine. */
  SIN(Functions::sin, StrictMath::sin),
  /** The hyperbolic sine. */
  SINH(Functions::sinh, StrictMath::sinh),
  /** The square root. */
  SQRT(Math::sqrt, Math::sqrt),
  /** The tangent. */
  TAN(Functions::tan, StrictMath::tan),
  /** The hyperbolic tangent. */
  TANH(StrictMath::tanh, StrictMath::tanh);

  /** The steps that a function counts as that may have to be computed with many digits. */
  public static final long PRECISE_STEPS = 500;

  private final DoubleUnaryOperator precise;
  private final DoubleUnaryOperator fast;

  MathFunction(DoubleUnaryOperator precise, DoubleUnaryOperator fast) {
    this.precise = precise;
    this.fast = fast;
  }

  /**
   * Emits the function.
   *
   * @throws UnsupportedOperationException if the number is wider than 64 bits
   */
  public Register emit(Register source, CodeBuilder code) {
    if (source.format().kind() != ValueKind.DOUBLE || this == SQRT || this == CBRT) {
      if (this == ERF) { // which has no fast form
        code.run(List.of(), (arguments, machine) -> {
          machine.step(PRECISE_STEPS);
          return Primitive.NOTHING;
        }, PoisonRule.REJECT, List.of());
      }
      return code.apply(number -> of(number, false), source);
    }
    return code.run(source.format().type(), (arguments, machine) -> {
      machine.step(PRECISE_STEPS);
      return new Object[] {of((Double) arguments[0], true)};
    }, PoisonRule.PROPAGATE, source);
  }

  /**
   * Returns the result for a number.
   *
   * @param isPrecise whether it is computed for {@code f64}
   */
  public double of(double number, boolean isPrecise) {
    return Double.isNaN(number) ? number : (isPrecise ? precise : fast).applyAsDouble(number);
  }

  private static double fastLog2(double number) {
    int exponent = Math.getExponent(number);
    boolean isPower = Math.scalb(1.0, exponent) == number;
    return isPower ? exponent : StrictMath.log(number) / StrictMath.log(2);
  }
}

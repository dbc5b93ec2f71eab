// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import java.util.function.DoubleBinaryOperator;
import org.mortise.dialect.math.Functions;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** Binary functions, as precise for {@code f64} as {@link MathCode}. */
public final class BinaryFunctions {
  private BinaryFunctions() {}

  /** Emits a power. */
  public static Register power(Register base, Register exponent, CodeBuilder code) {
    return emit(BinaryFunctions::precisePower, BinaryFunctions::fastPower, base, exponent, code);
  }

  /** Emits the angle of a point. */
  public static Register angle(Register y, Register x, CodeBuilder code) {
    return emit(BinaryFunctions::preciseAngle, StrictMath::atan2, y, x, code);
  }

  /** Emits a power with an integer as exponent: exact as an {@code f64}, or so large that it does not matter. */
  static Register integerPower(Register base, Register exponent, CodeBuilder code) {
    Register converted = code.toFloat(exponent, true, FloatType.of(base.format().type().context(), FloatKind.F64));
    Register wide = code.castFloat(base, converted.format().type());
    return code.castFloat(power(wide, converted, code), base.format().type());
  }

  private static Register emit(DoubleBinaryOperator precise, DoubleBinaryOperator fast, Register left, Register right,
      CodeBuilder code) {
    if (left.format().kind() != ValueKind.DOUBLE) {
      return code.apply(fast, left, right);
    }
    return code.run(left.format().type(), (arguments, machine) -> {
      machine.step(MathCode.PRECISE_STEPS);
      return new Object[] {precise.applyAsDouble((Double) arguments[0], (Double) arguments[1])};
    }, PoisonRule.PROPAGATE, left, right);
  }

  /** Returns a power. */
  public static double power(double base, double exponent, boolean isPrecise) {
    return isPrecise ? precisePower(base, exponent) : fastPower(base, exponent);
  }

  /** Returns the angle of a point. */
  public static double angle(double y, double x, boolean isPrecise) {
    return isPrecise ? preciseAngle(y, x) : StrictMath.atan2(y, x);
  }

  private static double precisePower(double base, double exponent) {
    return Double.isNaN(base) || Double.isNaN(exponent)
        ? fastPower(base, exponent) : Functions.pow(base, exponent);
  }

  /** One to any power is one, as in C. */
  private static double fastPower(double base, double exponent) {
    boolean isOne = base == 1 || base == -1 && Double.isInfinite(exponent);
    return isOne ? 1 : StrictMath.pow(base, exponent);
  }

  private static double preciseAngle(double y, double x) {
    boolean isSpecial = Double.isNaN(y) || Double.isNaN(x) || y == 0 && x == 0;
    return isSpecial ? StrictMath.atan2(y, x) : Functions.atan2(y, x);
  }
}

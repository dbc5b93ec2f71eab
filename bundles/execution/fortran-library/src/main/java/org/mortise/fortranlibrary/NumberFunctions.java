// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.ByteCopies;
import org.mortise.dialect.fir.execution.runtime.StackPointers;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Primitive;

/** Functions of C and of LLVM that compiled programs call by these names. */
final class NumberFunctions {
  private NumberFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    return switch (name) {
      case "llvm.lround.i32.f32", "llvm.lround.i32.f64" -> toInteger(number -> (int) rounded(number));
      case "llvm.lround.i64.f32", "llvm.lround.i64.f64" -> toInteger(number -> (long) rounded(number));
      case "llvm.trunc.f32", "llvm.trunc.f64" -> real(number -> number < 0 ? Math.ceil(number) : Math.floor(number));
      case "llvm.round.f32", "llvm.round.f64" -> real(NumberFunctions::rounded);
      case "sinh", "sinhf" -> real(Math::sinh);
      case "cosh", "coshf" -> real(Math::cosh);
      case "cabs", "cabsf" -> (arguments, machine) -> {
        ComplexNumber number = (ComplexNumber) arguments[0];
        double size = Math.hypot(((Number) number.real()).doubleValue(), ((Number) number.imaginary()).doubleValue());
        return new Object[] {number.real() instanceof Float ? (Object) (float) size : (Object) size};
      };
      case "__divsc3" -> (arguments, machine) -> {
        double[] quotient = quotient(arguments);
        return new Object[] {new ComplexNumber((float) quotient[0], (float) quotient[1])};
      };
      case "__divdc3" -> (arguments, machine) -> {
        double[] quotient = quotient(arguments);
        return new Object[] {new ComplexNumber(quotient[0], quotient[1])};
      };
      case "llvm.memmove.p0.p0.i64", "llvm.memcpy.p0.p0.i64" -> ByteCopies.of(context);
      case "llvm.stacksave.p0" -> StackPointers.SAVE;
      case "llvm.stackrestore.p0" -> StackPointers.RESTORE;
      default -> null;
    };
  }

  private static Primitive toInteger(DoubleToLongFunction function) {
    return (arguments, machine) -> new Object[] {function.applyAsLong(((Number) arguments[0]).doubleValue())};
  }

  private static Primitive real(DoubleUnaryOperator function) {
    return (arguments, machine) -> {
      double result = function.applyAsDouble(((Number) arguments[0]).doubleValue());
      return new Object[] {arguments[0] instanceof Float ? (Object) (float) result : (Object) result};
    };
  }

  /** Rounds to the nearest integer, halves away from zero. */
  private static double rounded(double number) {
    double down = Math.floor(Math.abs(number));
    return Math.copySign(Math.abs(number) - down >= 0.5 ? down + 1 : down, number);
  }

  /** Scales the denominator, as C's Annex G does, so that it does not overflow. */
  private static double[] quotient(Object[] arguments) {
    double a = ((Number) arguments[0]).doubleValue();
    double b = ((Number) arguments[1]).doubleValue();
    double c = ((Number) arguments[2]).doubleValue();
    double d = ((Number) arguments[3]).doubleValue();
    double largest = Math.max(Math.abs(c), Math.abs(d));
    int scale = largest == 0 || !Double.isFinite(largest) ? 0 : Math.getExponent(largest);
    double real = Math.scalb(c, -scale);
    double imaginary = Math.scalb(d, -scale);
    double norm = real * real + imaginary * imaginary;
    return new double[] {Math.scalb((a * real + b * imaginary) / norm, -scale),
        Math.scalb((b * real - a * imaginary) / norm, -scale)};
  }
}

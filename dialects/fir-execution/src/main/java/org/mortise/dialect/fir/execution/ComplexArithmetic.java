// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.fir.CmpcOp;
import org.mortise.dialect.fir.ConstcOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;

/** Arithmetic of complex numbers of 32 and 64 bits, by the formulas of textbooks, as the reference computes. */
final class ComplexArithmetic {
  /** Computes with parts as {@code double}; the caller rounds each sum and product. */
  private interface Formula {
    double[] of(double a, double b, double c, double d, Rounding rounding);
  }

  /** Rounds a number to the format of the parts. */
  private interface Rounding {
    double of(double number);
  }

  private ComplexArithmetic() {}

  static void add(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> new double[] {r.of(a + c), r.of(b + d)});
  }

  static void subtract(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> new double[] {r.of(a - c), r.of(b - d)});
  }

  static void multiply(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> new double[] {
        r.of(r.of(a * c) - r.of(b * d)), r.of(r.of(b * c) + r.of(a * d))});
  }

  static void divide(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> {
      double norm = r.of(r.of(c * c) + r.of(d * d));
      double real = r.of(r.of(a * c) + r.of(b * d));
      double imaginary = r.of(r.of(b * c) - r.of(a * d));
      return new double[] {r.of(real / norm), r.of(imaginary / norm)};
    });
  }

  /** Products of two numbers of 24 bits are exact in {@code double}, so that rounding after it is right. */
  private static void binary(Operation op, CodeBuilder code, Formula formula) {
    code.run(code.results(op), (arguments, machine) -> {
      ComplexNumber left = (ComplexNumber) arguments[0];
      ComplexNumber right = (ComplexNumber) arguments[1];
      for (Object part : new Object[] {left.real(), left.imaginary(), right.real(), right.imaginary()}) {
        if (part == Poison.VALUE) {
          return new Object[] {Poison.VALUE};
        }
      }
      boolean isDouble = left.real() instanceof Double;
      double[] result = formula.of(number(left.real()), number(left.imaginary()), number(right.real()),
          number(right.imaginary()), isDouble ? number -> number : number -> (float) number);
      return new Object[] {number(result[0], result[1], isDouble)};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  private static double number(Object part) {
    if (part instanceof Double || part instanceof Float) {
      return ((Number) part).doubleValue();
    }
    throw new UnsupportedOperationException("complex numbers of other formats than 32 and 64 bits are not supported");
  }

  private static ComplexNumber number(double real, double imaginary, boolean isDouble) {
    return isDouble ? new ComplexNumber(real, imaginary) : new ComplexNumber((float) real, (float) imaginary);
  }

  static void negate(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      ComplexNumber value = (ComplexNumber) arguments[0];
      return new Object[] {number(-number(value.real()), -number(value.imaginary()), value.real() instanceof Double)};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void constant(Operation op, CodeBuilder code) {
    code.define(op.result(0), code.constant(op.result(0).type(),
        new ComplexNumber(Constants.of(ConstcOp.of(op).real().value()),
            Constants.of(ConstcOp.of(op).imaginary().value()))));
  }

  /** {@code fir.cmpc}: only equality is defined for complex numbers; a number that is not a number differs from all. */
  static void compare(Operation op, CodeBuilder code) {
    boolean wantsEqual = isEquality(CmpcOp.of(op).predicate());
    code.run(code.results(op), (arguments, machine) -> {
      ComplexNumber left = (ComplexNumber) arguments[0];
      ComplexNumber right = (ComplexNumber) arguments[1];
      boolean isEqual = number(left.real()) == number(right.real())
          && number(left.imaginary()) == number(right.imaginary());
      return new Object[] {isEqual == wantsEqual ? -1L : 0L};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  private static boolean isEquality(CmpFPredicate predicate) {
    return switch (predicate) {
      case OEQ -> true;
      case UNE -> false;
      default -> throw new UnsupportedOperationException("only 'oeq' and 'une' are supported");
    };
  }
}

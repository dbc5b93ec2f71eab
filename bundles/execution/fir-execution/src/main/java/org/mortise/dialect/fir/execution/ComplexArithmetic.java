// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.function.DoubleUnaryOperator;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.fir.CmpcOp;
import org.mortise.dialect.fir.ConstcOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.Constants;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.ComplexType;

/** Arithmetic of complex numbers of up to 64 bits by the textbook formulas, as in flang. */
final class ComplexArithmetic {
  /** Computes with parts as {@code double}; the caller rounds each sum and product. */
  private interface Formula {
    double[] of(double a, double b, double c, double d, DoubleUnaryOperator rounding);
  }

  private ComplexArithmetic() {}

  static void add(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> new double[] {r.applyAsDouble(a + c), r.applyAsDouble(b + d)});
  }

  static void subtract(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> new double[] {r.applyAsDouble(a - c), r.applyAsDouble(b - d)});
  }

  static void multiply(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> new double[] {
        r.applyAsDouble(r.applyAsDouble(a * c) - r.applyAsDouble(b * d)),
        r.applyAsDouble(r.applyAsDouble(b * c) + r.applyAsDouble(a * d))});
  }

  static void divide(Operation op, CodeBuilder code) {
    binary(op, code, (a, b, c, d, r) -> {
      double norm = r.applyAsDouble(r.applyAsDouble(c * c) + r.applyAsDouble(d * d));
      double real = r.applyAsDouble(r.applyAsDouble(a * c) + r.applyAsDouble(b * d));
      double imaginary = r.applyAsDouble(r.applyAsDouble(b * c) - r.applyAsDouble(a * d));
      return new double[] {r.applyAsDouble(real / norm), r.applyAsDouble(imaginary / norm)};
    });
  }

  /** Results for numbers of up to 24 bits are computed in {@code double}, which is precise enough, and rounded. */
  private static void binary(Operation op, CodeBuilder code, Formula formula) {
    ValueFormat part = part(op);
    code.run(code.results(op), (arguments, machine) -> {
      ComplexNumber left = (ComplexNumber) arguments[0];
      ComplexNumber right = (ComplexNumber) arguments[1];
      if (isUndefined(left) || isUndefined(right)) {
        return new Object[] {Poison.VALUE};
      }
      double[] result = formula.of(number(left.real()), number(left.imaginary()), number(right.real()),
          number(right.imaginary()), number -> number(rounded(number, part)));
      return new Object[] {new ComplexNumber(rounded(result[0], part), rounded(result[1], part))};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  private static ValueFormat part(Operation op) {
    ValueFormat part =
        ValueFormat.of(((ComplexType) ValueFormat.of(op.operand(0).type()).type()).elementType());
    if (part.kind() == ValueKind.OBJECT) {
      throw new UnsupportedOperationException("complex numbers of more than 64 bits are not supported");
    }
    return part;
  }

  private static Object rounded(double number, ValueFormat format) {
    return format.kind() == ValueKind.DOUBLE ? (Object) number
        : (Object) FloatRounding.round(format.floatKind(), number);
  }

  private static boolean isUndefined(ComplexNumber number) {
    return number.real() == Poison.VALUE || number.imaginary() == Poison.VALUE;
  }

  private static double number(Object part) {
    return ((Number) part).doubleValue();
  }

  static void negate(Operation op, CodeBuilder code) {
    ValueFormat part = part(op);
    code.run(code.results(op), (arguments, machine) -> {
      ComplexNumber value = (ComplexNumber) arguments[0];
      return new Object[] {isUndefined(value) ? Poison.VALUE : new ComplexNumber(
          rounded(-number(value.real()), part), rounded(-number(value.imaginary()), part))};
    }, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void constant(ConstcOp constant, CodeBuilder code) {
    Type part = ((ComplexType) ValueFormat.of(constant.result().type()).type()).elementType();
    if (constant.real().value().type() != part || constant.imaginary().value().type() != part) {
      throw new UnsupportedOperationException("the parts have another type than the complex number");
    }
    code.define(constant.result(), code.constant(constant.result().type(),
        new ComplexNumber(Constants.of(constant.real().value()), Constants.of(constant.imaginary().value()))));
  }

  /** {@code fir.cmpc}: only equality is defined for complex numbers; a number that is not a number differs from all. */
  static void compare(Operation op, CodeBuilder code) {
    boolean wantsEqual = isEquality(CmpcOp.of(op).predicate());
    part(op); // rejects unsupported types
    code.run(code.results(op), (arguments, machine) -> {
      ComplexNumber left = (ComplexNumber) arguments[0];
      ComplexNumber right = (ComplexNumber) arguments[1];
      if (isUndefined(left) || isUndefined(right)) {
        return new Object[] {Poison.VALUE};
      }
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

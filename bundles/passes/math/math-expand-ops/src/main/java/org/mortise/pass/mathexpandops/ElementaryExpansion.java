// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathexpandops;

import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.arith.MaximumFOp;
import org.mortise.dialect.arith.MinimumFOp;
import org.mortise.dialect.arith.UIToFPOp;
import org.mortise.dialect.math.ClampFOp;
import org.mortise.dialect.math.CosOp;
import org.mortise.dialect.math.LogOp;
import org.mortise.dialect.math.SinOp;
import org.mortise.dialect.math.SqrtOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Expansions by the definitions of functions. */
final class ElementaryExpansion {
  /** The natural logarithm of 2. */
  private static final double LN_2 = 0.69314718055994529;

  private ElementaryExpansion() {}

  /** {@code sin(x) / cos(x)}. */
  static Value tan(Operation op, FloatCode code) {
    Value x = op.operand(0);
    Value sine = SinOp.create(code.rewriter(), code.location(), x);
    return code.divide(sine, CosOp.create(code.rewriter(), code.location(), x));
  }

  /** {@code (e^x - e^-x) / 2}. */
  static Value sinh(Operation op, FloatCode code) {
    Value x = op.operand(0);
    Value power = code.exp(x);
    Value difference = code.subtract(power, code.exp(code.negate(x)));
    return code.multiply(difference, code.constant(0.5));
  }

  /** {@code (e^x + e^-x) / 2}. */
  static Value cosh(Operation op, FloatCode code) {
    Value x = op.operand(0);
    Value power = code.exp(x);
    Value sum = code.add(power, code.exp(code.negate(x)));
    return code.multiply(sum, code.constant(0.5));
  }

  /**
   * {@code sign(x) * (1 - y) / (1 + y)}, where {@code y} is {@code e^(-2 |x|)}: the power of a negative number does not
   * overflow. The sign is computed without a selection.
   */
  static Value tanh(Operation op, FloatCode code) {
    Value x = op.operand(0);
    Value zero = code.constant(0);
    Value one = code.constant(1);
    Value minusTwo = code.constant(-2);
    Value isNegative = code.integers().compare(CmpFPredicate.OLT, x, zero);
    Value asNumber = UIToFPOp.create(code.rewriter(), code.location(), code.type(), isNegative);
    Value sign = code.add(code.multiply(asNumber, minusTwo), one);
    Value magnitude = code.multiply(sign, x);
    Value power = code.exp(code.multiply(magnitude, minusTwo));
    Value dividend = code.subtract(one, power);
    return code.multiply(sign, code.divide(dividend, code.add(power, one)));
  }

  /** {@code ln(x + sqrt(x^2 + 1))}. */
  static Value asinh(Operation op, FloatCode code) {
    return inverse(op.operand(0), 1, code);
  }

  /** {@code ln(x + sqrt(x^2 - 1))}. */
  static Value acosh(Operation op, FloatCode code) {
    return inverse(op.operand(0), -1, code);
  }

  private static Value inverse(Value x, double summand, FloatCode code) {
    Value constant = code.constant(summand);
    Value square = code.multiply(x, x);
    Value root = SqrtOp.create(code.rewriter(), code.location(), code.add(square, constant));
    return LogOp.create(code.rewriter(), code.location(), code.add(x, root));
  }

  /** {@code ln((x + 1) / (-x + 1)) / 2}. */
  static Value atanh(Operation op, FloatCode code) {
    Value x = op.operand(0);
    Value one = code.constant(1);
    Value dividend = code.add(x, one);
    Value quotient = code.divide(dividend, code.add(code.negate(x), one));
    Value logarithm = LogOp.create(code.rewriter(), code.location(), quotient);
    return code.multiply(logarithm, code.constant(0.5));
  }

  /** {@code e^(x * ln 2)}. */
  static Value exp2(Operation op, FloatCode code) {
    Value factor = code.constant(LN_2);
    return code.exp(code.multiply(op.operand(0), factor));
  }

  /** {@code 1 / sqrt(x)}. */
  static Value rsqrt(Operation op, FloatCode code) {
    Value one = code.constant(1);
    return code.divide(one, SqrtOp.create(code.rewriter(), code.location(), op.operand(0)));
  }

  /** {@code a * b + c}, rounded twice. */
  static Value fma(Operation op, FloatCode code) {
    return code.add(code.multiply(op.operand(0), op.operand(1)), op.operand(2));
  }

  /** The least of the number and the upper limit, or the lower limit if that is greater; the flags stay. */
  static Value clamp(Operation op, FloatCode code) {
    ClampFOp clamp = ClampFOp.of(op);
    MinimumFOp minimum = MinimumFOp.build(code.rewriter(), code.location(), clamp.value(), clamp.max());
    minimum.setFastmathAttr(clamp.fastmathAttr());
    MaximumFOp maximum = MaximumFOp.build(code.rewriter(), code.location(), minimum.result(), clamp.min());
    maximum.setFastmathAttr(clamp.fastmathAttr());
    return maximum.result();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathexpandops;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.arith.SIToFPOp;
import org.mortise.dialect.math.LogOp;
import org.mortise.dialect.math.PowFOp;
import org.mortise.dialect.math.RsqrtOp;
import org.mortise.dialect.math.SqrtOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.ShapedType;

/** Expansions of powers. */
final class PowerExpansion {
  private PowerExpansion() {}

  /** Products, quotients and roots for some constant exponents, else {@code e^(y * ln x)}. */
  static Value powf(Operation op, FloatCode code) {
    Value base = op.operand(0);
    Value exponent = op.operand(1);
    Value special = constantOf(exponent) instanceof FloatAttr constant
        ? special(base, constant.doubleValue(), code) : null;
    if (special != null) {
      return special;
    }
    Value logarithm = LogOp.create(code.rewriter(), code.location(), base);
    return code.exp(code.multiply(exponent, logarithm));
  }

  private static @Nullable Value special(Value base, double exponent, FloatCode code) {
    if (exponent == 0) {
      return code.constant(1);
    } else if (exponent == 1) {
      return base;
    } else if (exponent == 0.5) {
      return SqrtOp.create(code.rewriter(), code.location(), base);
    } else if (exponent == -0.5) {
      return RsqrtOp.create(code.rewriter(), code.location(), base);
    } else if (exponent == 2) {
      return code.multiply(base, base);
    } else if (exponent == 3) {
      return code.multiply(code.multiply(base, base), base);
    } else if (exponent == -1) {
      return code.divide(code.constant(1), base);
    } else if (exponent == -2) {
      return code.divide(code.constant(1), code.multiply(base, base));
    }
    return null;
  }

  /** Multiplies for a constant exponent, else computes the power with the exponent as a floating-point number. */
  static @Nullable Value fpowi(Operation op, FloatCode code) {
    Value base = op.operand(0);
    Value exponent = op.operand(1);
    if (constantOf(exponent) instanceof IntegerAttr constant) {
      return multiplied(base, constant.signedValue(), code);
    }
    Value number = exponent;
    if (elementOf(exponent.type()) instanceof IndexType) {
      Type integers = code.integers().withInteger(exponent.type(), Long.SIZE);
      number = IndexCastOp.create(code.rewriter(), code.location(), integers, exponent);
    }
    Value converted = SIToFPOp.create(code.rewriter(), code.location(), code.type(), number);
    return PowFOp.create(code.rewriter(), code.location(), base, converted);
  }

  /**
   * Multiplies squares of the base, one for each bit of the exponent. A negative exponent needs infinity, for the power
   * of zero.
   */
  private static @Nullable Value multiplied(Value base, BigInteger exponent, FloatCode code) {
    boolean isNegative = exponent.signum() < 0;
    if (isNegative && code.format().kind().specials() != FloatKind.Specials.IEEE) {
      return null;
    }
    Value one = code.constant(1);
    BigInteger bits = exponent.abs();
    Value power = one;
    Value square = base;
    for (int i = 0; i < bits.bitLength(); i++) {
      if (bits.testBit(i)) {
        power = code.multiply(square, power);
      }
      square = code.multiply(square, square);
    }
    return isNegative ? reciprocal(power, one, code) : power;
  }

  private static Value reciprocal(Value power, Value one, FloatCode code) {
    Arithmetic arith = code.integers();
    Value zero = code.constant(0);
    Value negativeZero = code.constant(-0.0);
    Value infinity = code.constant(Double.POSITIVE_INFINITY);
    Value negativeInfinity = code.constant(Double.NEGATIVE_INFINITY);
    Value isZero = arith.compare(CmpFPredicate.OEQ, power, zero);
    Value isNegativeZero = arith.compare(CmpFPredicate.OEQ, power, negativeZero);
    Value quotient = code.divide(one, power);
    Value positive = arith.select(isZero, infinity, quotient);
    return arith.select(isNegativeZero, negativeInfinity, positive);
  }

  /** Returns the constant, or the element of a splat, that {@code value} is; null if it is neither. */
  private static @Nullable Attribute constantOf(Value value) {
    Attribute constant = Constants.of(value);
    return constant instanceof DenseElementsAttr elements
        ? elements.isSplat() ? elements.elementAt(0) : null : constant;
  }

  private static Type elementOf(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathexpandops;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.arith.FPToSIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.arith.SIToFPOp;
import org.mortise.dialect.math.RoundOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.FloatKind;

/** Expansions of functions that round to integers. */
final class RoundingExpansion {
  private RoundingExpansion() {}

  /** Truncates, and adds 1 if that is less than the operand. Numbers must fit into 64-bit integers. */
  static Value ceil(Operation op, FloatCode code) {
    Value x = op.operand(0);
    Value truncated = truncate(x, code);
    Value zero = code.constant(0);
    Value one = code.constant(1);
    Value isGreater = code.integers().compare(CmpFPredicate.OGT, x, truncated);
    return code.add(truncated, code.integers().select(isGreater, one, zero));
  }

  /** Adds one half of the sign and truncates. Numbers without fraction stay: they may be too large for integers. */
  static @Nullable Value round(Operation op, FloatCode code) {
    if (code.format().kind() != FloatKind.F32) {
      return null;
    }
    Value x = op.operand(0);
    Arithmetic arith = code.integers();
    FloatKind kind = FloatKind.F32;
    Type bits = arith.withInteger(code.type(), kind.width());
    Value half = code.constant(0.5);
    Value fraction = arith.constant(bits, kind.fractionBits());
    Value bias = arith.constant(bits, kind.bias());
    Value exponents = arith.constant(bits, mask(kind.exponentBits()).longValue());
    Value rounded = truncate(code.add(x, code.copySign(half, x)), code);
    Value shifted = arith.shiftRight(arith.bitcast(x, bits), fraction);
    Value exponent = arith.subtract(arith.and(shifted, exponents), bias);
    return arith.select(arith.compare(IntegerPredicate.SGE, exponent, fraction), x, rounded);
  }

  /** The number without its fraction, with the sign of {@code x} also if it is 0. */
  private static Value truncate(Value x, FloatCode code) {
    Type integers = code.integers().withInteger(code.type(), Long.SIZE);
    Value integer = FPToSIOp.create(code.rewriter(), code.location(), integers, x);
    return code.copySign(SIToFPOp.create(code.rewriter(), code.location(), code.type(), integer), x);
  }

  /**
   * Rounds with ties away from zero, and subtracts one of the sign if that was a tie and the rounded number is odd. The
   * bits of the formats tell both. Formats whose exponent is not between the sign and the fraction stay, and
   * {@code tf32}, whose bits have no integer type of their own.
   */
  static @Nullable Value roundEven(Operation op, FloatCode code) {
    FloatKind kind = code.format().kind();
    boolean isKnown =
        kind.hasSignAndZero() && !kind.hasExplicitLeadingBit() && kind.width() == code.format().width();
    return isKnown ? new TiesToEven(code, kind).round(op.operand(0)) : null;
  }

  private static BigInteger mask(int bits) {
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  /** The constants of one expansion of {@code math.roundeven}. */
  private static final class TiesToEven {
    private final FloatCode code;
    private final Arithmetic arith;
    private final Type bits;
    private final Value oneFloat;
    private final Value zero;
    private final Value one;
    private final Value minusOne;
    private final Value fractionBits;
    private final Value lastBit;
    private final Value bias;
    private final Value halfFraction;
    private final Value fraction;
    private final Value exponents;

    TiesToEven(FloatCode code, FloatKind kind) {
      this.code = code;
      arith = code.integers();
      bits = arith.withInteger(code.type(), kind.width());
      oneFloat = code.constant(1);
      zero = constant(BigInteger.ZERO);
      one = constant(BigInteger.ONE);
      minusOne = constant(BigInteger.ONE.negate());
      fractionBits = constant(BigInteger.valueOf(kind.fractionBits()));
      lastBit = constant(BigInteger.valueOf(kind.width() - 1L));
      bias = constant(BigInteger.valueOf(kind.bias()));
      halfFraction = constant(BigInteger.ONE.shiftLeft(kind.fractionBits() - 1));
      fraction = constant(mask(kind.fractionBits()));
      exponents = constant(mask(kind.exponentBits()));
    }

    private Value constant(BigInteger value) {
      return code.constant(bits, value);
    }

    Value round(Value x) {
      Value operandBits = arith.bitcast(x, bits);
      Value rounded = RoundOp.create(code.rewriter(), code.location(), x);
      Value roundedBits = arith.bitcast(rounded, bits);
      Value exponent = exponent(operandBits);
      Value isOdd = isOdd(roundedBits, exponent(roundedBits));
      Value isTie = isTie(operandBits, exponent);
      Value sign = code.copySign(oneFloat, x);
      Value even = code.subtract(rounded, sign);
      Value chosen = arith.select(arith.and(isOdd, isTie), even, rounded);
      return code.copySign(chosen, x);
    }

    private Value exponent(Value number) {
      return arith.subtract(arith.and(arith.shiftRight(number, fractionBits), exponents), bias);
    }

    /** Limits a distance of shifts to those with a meaning. */
    private Value distance(Value exponent) {
      Value positive = MaxSIOp.create(code.rewriter(), code.location(), exponent, zero);
      return MinSIOp.create(code.rewriter(), code.location(), positive, lastBit);
    }

    /**
     * Returns whether an integral number is odd: the exponent is 0, or a bit of the fraction is set from the units'
     * position on.
     */
    private Value isOdd(Value number, Value exponent) {
      Value isOne = arith.compare(IntegerPredicate.EQ, exponent, zero);
      Value shift = distance(arith.subtract(exponent, one));
      Value units = arith.and(number, arith.shiftRight(fraction, shift));
      return arith.or(arith.compare(IntegerPredicate.NE, units, zero), isOne);
    }

    /** Returns whether the fraction of a number is one half; numbers from one half on, and below the integral ones. */
    private Value isTie(Value number, Value exponent) {
      Value isBelowOne = arith.compare(IntegerPredicate.EQ, exponent, minusOne);
      Value halfBit = arith.shiftRight(halfFraction, distance(exponent));
      Value expected = arith.select(isBelowOne, zero, halfBit);
      Value found = arith.and(number, arith.shiftRight(fraction, distance(exponent)));
      Value isHalf = arith.compare(IntegerPredicate.EQ, found, expected);
      Value isLarge = arith.compare(IntegerPredicate.SGE, exponent, minusOne);
      Value hasFraction = arith.compare(IntegerPredicate.SLT, exponent, fractionBits);
      return arith.and(arith.and(isHalf, hasFraction), isLarge);
    }
  }
}

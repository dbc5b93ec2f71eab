// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.affine.IntegerMath;
import org.mortise.ir.attributes.Computation;

/**
 * Binary functions of integers of one width, passed and returned as signed numbers: exact, wrapped to the width, and on
 * ranges. Folding, range inference and both execution engines use these definitions. The methods for {@code long} are a
 * fast version for widths of 1 to 64 bits.
 */
public enum IntegerFunction implements Computation {
  ADD,
  SUB,
  MUL,
  /** Undefined for the smallest number divided by -1. */
  DIV_SIGNED,
  DIV_UNSIGNED,
  /** Rounds to negative infinity; undefined as {@link #DIV_SIGNED} is. */
  FLOOR_DIV_SIGNED,
  /** Rounds to positive infinity; undefined as {@link #DIV_SIGNED} is. */
  CEIL_DIV_SIGNED,
  CEIL_DIV_UNSIGNED,
  /** Has the sign of the dividend. 0 for the smallest number and -1. */
  REM_SIGNED,
  REM_UNSIGNED,
  AND,
  OR,
  XOR,
  /** Undefined for an amount that is not less than the width. */
  SHIFT_LEFT,
  /** Undefined as {@link #SHIFT_LEFT} is. */
  SHIFT_RIGHT_SIGNED,
  /** Undefined as {@link #SHIFT_LEFT} is. */
  SHIFT_RIGHT_UNSIGNED,
  MAX_SIGNED,
  MIN_SIGNED,
  MAX_UNSIGNED,
  MIN_UNSIGNED;

  // ---- properties --------------------------------------------------------------------------------------------------

  /** Returns whether this is a division or remainder, which has no result for divisor 0. */
  public boolean isDivision() {
    return ordinal() >= DIV_SIGNED.ordinal() && ordinal() <= REM_UNSIGNED.ordinal();
  }

  /** Returns whether this is a minimum or maximum. */
  public boolean isExtremum() {
    return ordinal() >= MAX_SIGNED.ordinal();
  }

  /** Returns whether the function reads its operands as signed numbers. */
  public boolean isSigned() {
    return switch (this) {
      case DIV_SIGNED, FLOOR_DIV_SIGNED, CEIL_DIV_SIGNED, REM_SIGNED, SHIFT_RIGHT_SIGNED -> true;
      case MAX_SIGNED, MIN_SIGNED -> true;
      default -> false;
    };
  }

  /** Returns whether a result can overflow, so that overflow flags apply. */
  public boolean canOverflow() {
    return this == ADD || this == SUB || this == MUL || this == SHIFT_LEFT;
  }

  /** Returns the right identity: the second operand that yields the first as the result; null if there is none. */
  public @Nullable BigInteger neutral(int width) {
    return switch (this) {
      case ADD, SUB, OR, XOR, SHIFT_LEFT, SHIFT_RIGHT_SIGNED, SHIFT_RIGHT_UNSIGNED, MAX_UNSIGNED -> BigInteger.ZERO;
      case MUL, DIV_SIGNED, DIV_UNSIGNED, FLOOR_DIV_SIGNED, CEIL_DIV_SIGNED, CEIL_DIV_UNSIGNED ->
          FixedWidth.wrap(BigInteger.ONE, width);
      case AND, MIN_UNSIGNED -> FixedWidth.unsignedMax(width);
      case MAX_SIGNED -> FixedWidth.signedMin(width);
      case MIN_SIGNED -> FixedWidth.signedMax(width);
      case REM_SIGNED, REM_UNSIGNED -> null;
    };
  }

  /** Returns the absorbing second operand, which always is the result; null if there is none. */
  public @Nullable BigInteger absorbing(int width) {
    return switch (this) {
      case MUL, AND, MIN_UNSIGNED -> BigInteger.ZERO;
      case OR, MAX_UNSIGNED -> FixedWidth.unsignedMax(width);
      case MAX_SIGNED -> FixedWidth.signedMax(width);
      case MIN_SIGNED -> FixedWidth.signedMin(width);
      default -> null;
    };
  }

  // ---- any width ---------------------------------------------------------------------------------------------------

  /** Returns the exact result, to be reduced to the width; null for a zero divisor, or a shift by the width or more. */
  public @Nullable BigInteger exact(BigInteger a, BigInteger b, int width) {
    if (isDivision() && b.signum() == 0) {
      return null;
    }
    return switch (this) {
      case ADD -> a.add(b);
      case SUB -> a.subtract(b);
      case MUL -> a.multiply(b);
      case DIV_SIGNED -> a.divide(b);
      case DIV_UNSIGNED -> FixedWidth.asUnsigned(a, width).divide(FixedWidth.asUnsigned(b, width));
      case FLOOR_DIV_SIGNED -> FixedWidth.floorQuotient(a, b);
      case CEIL_DIV_SIGNED -> FixedWidth.ceilQuotient(a, b);
      case CEIL_DIV_UNSIGNED -> FixedWidth.ceilQuotient(
          FixedWidth.asUnsigned(a, width), FixedWidth.asUnsigned(b, width));
      case REM_SIGNED -> a.remainder(b);
      case REM_UNSIGNED -> FixedWidth.asUnsigned(a, width).remainder(FixedWidth.asUnsigned(b, width));
      case AND -> a.and(b);
      case OR -> a.or(b);
      case XOR -> a.xor(b);
      case SHIFT_LEFT -> isAmount(b, width) ? a.shiftLeft(b.intValue()) : null;
      case SHIFT_RIGHT_SIGNED -> isAmount(b, width) ? a.shiftRight(b.intValue()) : null;
      case SHIFT_RIGHT_UNSIGNED ->
          isAmount(b, width) ? FixedWidth.asUnsigned(a, width).shiftRight(b.intValue()) : null;
      case MAX_SIGNED -> a.max(b);
      case MIN_SIGNED -> a.min(b);
      case MAX_UNSIGNED -> FixedWidth.asUnsigned(a, width).max(FixedWidth.asUnsigned(b, width));
      case MIN_UNSIGNED -> FixedWidth.asUnsigned(a, width).min(FixedWidth.asUnsigned(b, width));
    };
  }

  private static boolean isAmount(BigInteger amount, int width) {
    BigInteger unsigned = FixedWidth.asUnsigned(amount, width);
    return unsigned.bitLength() < Integer.SIZE && unsigned.intValue() < width;
  }

  /** Returns the result as a signed number; null if it is undefined. */
  public @Nullable BigInteger apply(BigInteger a, BigInteger b, int width, Overflow overflow) {
    BigInteger exact = exact(a, b, width);
    if (exact == null) {
      return null;
    }
    BigInteger result = FixedWidth.wrap(exact, width);
    boolean isUndefined = (overflow.noSigned() || isDivision() && isSigned()) && !result.equals(exact)
        || overflow.noUnsigned() && overflowsUnsigned(a, b, width);
    return isUndefined ? null : result;
  }

  private boolean overflowsUnsigned(BigInteger a, BigInteger b, int width) {
    BigInteger exact = exact(FixedWidth.asUnsigned(a, width), FixedWidth.asUnsigned(b, width), width);
    return exact.signum() < 0 || exact.bitLength() > width;
  }

  /** Returns the range of the results for operands in two ranges of one width. */
  public IntegerRange range(IntegerRange a, IntegerRange b, Overflow overflow) {
    return RangeArithmetic.of(this, a, b, overflow);
  }

  /** Returns the range of the results with wraparound on overflow. */
  public IntegerRange range(IntegerRange a, IntegerRange b) {
    return range(a, b, Overflow.WRAPS);
  }

  // ---- up to 64 bits -----------------------------------------------------------------------------------------------

  /** Returns the result, sign-extended; for undefined ones some number. A division by zero must be excluded before. */
  public long apply(long a, long b, int width) {
    return FixedWidth.signExtended(switch (this) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV_SIGNED -> a / b;
      case DIV_UNSIGNED -> Long.divideUnsigned(FixedWidth.unsigned(a, width), FixedWidth.unsigned(b, width));
      case FLOOR_DIV_SIGNED -> Math.floorDiv(a, b);
      case CEIL_DIV_SIGNED -> IntegerMath.ceilDiv(a, b);
      case CEIL_DIV_UNSIGNED ->
          FixedWidth.ceilDivUnsigned(FixedWidth.unsigned(a, width), FixedWidth.unsigned(b, width));
      case REM_SIGNED -> a % b;
      case REM_UNSIGNED -> Long.remainderUnsigned(FixedWidth.unsigned(a, width), FixedWidth.unsigned(b, width));
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case SHIFT_LEFT -> a << b;
      case SHIFT_RIGHT_SIGNED -> a >> b;
      case SHIFT_RIGHT_UNSIGNED -> FixedWidth.unsigned(a, width) >>> b;
      case MAX_SIGNED -> Math.max(a, b);
      case MIN_SIGNED -> Math.min(a, b);
      case MAX_UNSIGNED -> FixedWidth.maxUnsigned(a, b);
      case MIN_UNSIGNED -> FixedWidth.minUnsigned(a, b);
    }, width);
  }

  /** Returns whether the result for non-trapping operands is defined rather than poison. */
  public boolean isDefined(long a, long b, int width, Overflow overflow) {
    return switch (this) {
      case DIV_SIGNED, FLOOR_DIV_SIGNED, CEIL_DIV_SIGNED ->
          b != -1 || a != FixedWidth.signExtended(1L << width - 1, width);
      case SHIFT_LEFT -> isAmount(b, width) && !overflowsShift(a, b, width, overflow);
      case SHIFT_RIGHT_SIGNED, SHIFT_RIGHT_UNSIGNED -> isAmount(b, width);
      case ADD, SUB, MUL -> overflow == Overflow.WRAPS || !overflows(a, b, width, overflow);
      default -> true;
    };
  }

  private static boolean isAmount(long amount, int width) {
    return amount >= 0 && amount < width; // a negative one is larger than the width as an unsigned number
  }

  private static boolean overflowsShift(long a, long b, int width, Overflow overflow) {
    long result = FixedWidth.signExtended(a << b, width);
    return overflow.noSigned() && result >> b != a
        || overflow.noUnsigned() && FixedWidth.unsigned(result, width) >>> b != FixedWidth.unsigned(a, width);
  }

  private boolean overflows(long a, long b, int width, Overflow overflow) {
    long result = apply(a, b, width);
    return overflow.noSigned() && overflowsSigned(a, b, result)
        || overflow.noUnsigned() && overflowsUnsigned(
            FixedWidth.unsigned(a, width), FixedWidth.unsigned(b, width), FixedWidth.unsigned(result, width));
  }

  private boolean overflowsSigned(long a, long b, long result) {
    return switch (this) {
      case ADD -> b >= 0 ? result < a : result > a;
      case SUB -> b >= 0 ? result > a : result < a;
      default -> Math.multiplyHigh(a, b) != result >> Long.SIZE - 1 || a * b != result;
    };
  }

  private boolean overflowsUnsigned(long a, long b, long result) {
    return switch (this) {
      case ADD -> Long.compareUnsigned(result, a) < 0;
      case SUB -> Long.compareUnsigned(a, b) < 0;
      default -> a * b != result || a != 0 && Long.compareUnsigned(b, Long.divideUnsigned(-1L, a)) > 0;
    };
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.code.IntegerBinary;
import org.mortise.ir.execution.code.IntegerBinary.Overflow;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** The functions of {@link IntegerBinary} on integers of any width, given and returned as signed numbers. */
final class WideIntegers {
  private WideIntegers() {}

  /** Returns the result; null if it is undefined. A division by zero must be excluded before. */
  static @Nullable BigInteger apply(IntegerBinary function, Overflow overflow, BigInteger a, BigInteger b, int width) {
    BigInteger exact = exact(function, a, b, width);
    if (exact == null) {
      return null;
    }
    BigInteger result = FixedWidth.wrap(exact, width);
    boolean overflows = overflow.noSigned() && !result.equals(exact)
        || overflow.noUnsigned() && overflowsUnsigned(function, a, b, width);
    boolean isDivision = function.isDivision() && isSigned(function);
    return overflows || isDivision && !result.equals(exact) ? null : result;
  }

  private static boolean isSigned(IntegerBinary division) {
    return division != IntegerBinary.DIV_UNSIGNED && division != IntegerBinary.CEIL_DIV_UNSIGNED
        && division != IntegerBinary.REM_UNSIGNED;
  }

  private static boolean overflowsUnsigned(IntegerBinary function, BigInteger a, BigInteger b, int width) {
    BigInteger exact = exact(function, FixedWidth.asUnsigned(a, width), FixedWidth.asUnsigned(b, width), width);
    return exact.signum() < 0 || exact.bitLength() > width;
  }

  private static @Nullable BigInteger exact(IntegerBinary function, BigInteger a, BigInteger b, int width) {
    BigInteger left = FixedWidth.asUnsigned(a, width);
    BigInteger right = FixedWidth.asUnsigned(b, width);
    boolean isAmount = right.bitLength() < Integer.SIZE && right.intValue() < width;
    return switch (function) {
      case ADD -> a.add(b);
      case SUB -> a.subtract(b);
      case MUL -> a.multiply(b);
      case DIV_SIGNED -> a.divide(b);
      case DIV_UNSIGNED -> left.divide(right);
      case FLOOR_DIV_SIGNED -> rounded(a, b, -1);
      case CEIL_DIV_SIGNED -> rounded(a, b, 1);
      case CEIL_DIV_UNSIGNED -> rounded(left, right, 1);
      case REM_SIGNED -> a.remainder(b);
      case REM_UNSIGNED -> left.remainder(right);
      case AND -> a.and(b);
      case OR -> a.or(b);
      case XOR -> a.xor(b);
      case SHIFT_LEFT -> isAmount ? a.shiftLeft(right.intValue()) : null;
      case SHIFT_RIGHT_SIGNED -> isAmount ? a.shiftRight(right.intValue()) : null;
      case SHIFT_RIGHT_UNSIGNED -> isAmount ? left.shiftRight(right.intValue()) : null;
      case MAX_SIGNED -> a.max(b);
      case MIN_SIGNED -> a.min(b);
      case MAX_UNSIGNED -> left.max(right);
      case MIN_UNSIGNED -> left.min(right);
    };
  }

  /** Returns a quotient rounded to negative infinity, or for a direction of 1 to positive infinity. */
  private static BigInteger rounded(BigInteger a, BigInteger b, int direction) {
    BigInteger[] parts = a.divideAndRemainder(b);
    boolean rounds = parts[1].signum() != 0 && a.signum() * b.signum() == direction;
    return rounds ? parts[0].add(BigInteger.valueOf(direction)) : parts[0];
  }

  static boolean compare(IntegerPredicate predicate, BigInteger a, BigInteger b, int width) {
    int signed = a.compareTo(b);
    int unsigned = FixedWidth.asUnsigned(a, width).compareTo(FixedWidth.asUnsigned(b, width));
    return switch (predicate) {
      case EQ -> signed == 0;
      case NE -> signed != 0;
      case SLT -> signed < 0;
      case SLE -> signed <= 0;
      case SGT -> signed > 0;
      case SGE -> signed >= 0;
      case ULT -> unsigned < 0;
      case ULE -> unsigned <= 0;
      case UGT -> unsigned > 0;
      case UGE -> unsigned >= 0;
    };
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/**
 * Functions of two integers of one width of 1 to 64 bits, which are given and returned sign-extended. The results are
 * those of the reference where it defines them; {@link #isDefined} states where it does not.
 */
public enum IntegerBinary {
  ADD {
    @Override
    long exact(long a, long b, int width) {
      return a + b;
    }
  },
  SUB {
    @Override
    long exact(long a, long b, int width) {
      return a - b;
    }
  },
  MUL {
    @Override
    long exact(long a, long b, int width) {
      return a * b;
    }
  },
  /** Undefined for the smallest number divided by -1. */
  DIV_SIGNED {
    @Override
    long exact(long a, long b, int width) {
      return a / b;
    }
  },
  DIV_UNSIGNED {
    @Override
    long exact(long a, long b, int width) {
      return Long.divideUnsigned(unsigned(a, width), unsigned(b, width));
    }
  },
  /** Rounds to negative infinity; undefined as {@link #DIV_SIGNED} is. */
  FLOOR_DIV_SIGNED {
    @Override
    long exact(long a, long b, int width) {
      return Math.floorDiv(a, b);
    }
  },
  /** Rounds to positive infinity; undefined as {@link #DIV_SIGNED} is. */
  CEIL_DIV_SIGNED {
    @Override
    long exact(long a, long b, int width) {
      return a % b != 0 && (a < 0) == (b < 0) ? a / b + 1 : a / b;
    }
  },
  CEIL_DIV_UNSIGNED {
    @Override
    long exact(long a, long b, int width) {
      return a == 0 ? 0 : Long.divideUnsigned(unsigned(a, width) - 1, unsigned(b, width)) + 1;
    }
  },
  /** Has the sign of the dividend. 0 for the smallest number and -1. */
  REM_SIGNED {
    @Override
    long exact(long a, long b, int width) {
      return a % b;
    }
  },
  REM_UNSIGNED {
    @Override
    long exact(long a, long b, int width) {
      return Long.remainderUnsigned(unsigned(a, width), unsigned(b, width));
    }
  },
  AND {
    @Override
    long exact(long a, long b, int width) {
      return a & b;
    }
  },
  OR {
    @Override
    long exact(long a, long b, int width) {
      return a | b;
    }
  },
  XOR {
    @Override
    long exact(long a, long b, int width) {
      return a ^ b;
    }
  },
  /** Undefined for an amount that is not less than the width. */
  SHIFT_LEFT {
    @Override
    long exact(long a, long b, int width) {
      return a << b;
    }
  },
  /** Undefined as {@link #SHIFT_LEFT} is. */
  SHIFT_RIGHT_SIGNED {
    @Override
    long exact(long a, long b, int width) {
      return a >> b;
    }
  },
  /** Undefined as {@link #SHIFT_LEFT} is. */
  SHIFT_RIGHT_UNSIGNED {
    @Override
    long exact(long a, long b, int width) {
      return unsigned(a, width) >>> b;
    }
  },
  MAX_SIGNED {
    @Override
    long exact(long a, long b, int width) {
      return Math.max(a, b);
    }
  },
  MIN_SIGNED {
    @Override
    long exact(long a, long b, int width) {
      return Math.min(a, b);
    }
  },
  /** Sign extension keeps the order of unsigned numbers of one width. */
  MAX_UNSIGNED {
    @Override
    long exact(long a, long b, int width) {
      return Long.compareUnsigned(a, b) >= 0 ? a : b;
    }
  },
  MIN_UNSIGNED {
    @Override
    long exact(long a, long b, int width) {
      return Long.compareUnsigned(a, b) <= 0 ? a : b;
    }
  };

  /** Flags that make an overflow undefined. */
  public record Overflow(boolean noSigned, boolean noUnsigned) {
    /** Overflow wraps around. */
    public static final Overflow WRAPS = new Overflow(false, false);
  }

  abstract long exact(long a, long b, int width);

  /** Returns the result; for undefined ones some number. A division by zero must be excluded before. */
  public final long apply(long a, long b, int width) {
    return signExtended(exact(a, b, width), width);
  }

  /** Returns whether a divisor of zero has no result, which makes a program wrong. */
  public boolean isDivision() {
    return ordinal() >= DIV_SIGNED.ordinal() && ordinal() <= REM_UNSIGNED.ordinal();
  }

  /** Returns whether a result is defined, if there is one: otherwise it is poison. */
  public boolean isDefined(long a, long b, int width, Overflow overflow) {
    return switch (this) {
      case DIV_SIGNED, FLOOR_DIV_SIGNED, CEIL_DIV_SIGNED -> b != -1 || a != signExtended(1L << width - 1, width);
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
    long result = signExtended(a << b, width);
    return overflow.noSigned && result >> b != a
        || overflow.noUnsigned && unsigned(result, width) >>> b != unsigned(a, width);
  }

  private boolean overflows(long a, long b, int width, Overflow overflow) {
    long result = apply(a, b, width);
    return overflow.noSigned && overflowsSigned(a, b, result)
        || overflow.noUnsigned && overflowsUnsigned(unsigned(a, width), unsigned(b, width), unsigned(result, width));
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

  /** Compares two numbers of one width, which are sign-extended; that keeps the order of unsigned numbers, too. */
  public static boolean compare(IntegerPredicate predicate, long a, long b) {
    return switch (predicate) {
      case EQ -> a == b;
      case NE -> a != b;
      case SLT -> a < b;
      case SLE -> a <= b;
      case SGT -> a > b;
      case SGE -> a >= b;
      case ULT -> Long.compareUnsigned(a, b) < 0;
      case ULE -> Long.compareUnsigned(a, b) <= 0;
      case UGT -> Long.compareUnsigned(a, b) > 0;
      case UGE -> Long.compareUnsigned(a, b) >= 0;
    };
  }

  /** Returns the low bits of a number as a signed number. */
  public static long signExtended(long value, int width) {
    return value << Long.SIZE - width >> Long.SIZE - width;
  }

  /** Returns the low bits of a number as an unsigned number. */
  public static long unsigned(long value, int width) {
    return value << Long.SIZE - width >>> Long.SIZE - width;
  }
}

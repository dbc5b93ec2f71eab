// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares the functions with exact arithmetic on numbers of any width. */
class IntegerFunctionTest {
  private static final int[] WIDTHS = {1, 2, 3, 7, 8, 16, 31, 32, 33, 63, 64};

  private final Random random = new Random(1);

  private BigInteger number(int width) {
    BigInteger bits = switch (random.nextInt(4)) {
      case 0 -> BigInteger.valueOf(random.nextInt(4));
      case 1 -> BigInteger.ONE.shiftLeft(width).subtract(BigInteger.valueOf(random.nextInt(3) + 1));
      case 2 -> BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.valueOf(random.nextInt(2)));
      default -> new BigInteger(width, random);
    };
    return bits.mod(BigInteger.ONE.shiftLeft(width)); // unsigned
  }

  private static BigInteger signed(BigInteger unsigned, int width) {
    return unsigned.testBit(width - 1) ? unsigned.subtract(BigInteger.ONE.shiftLeft(width)) : unsigned;
  }

  @ParameterizedTest
  @EnumSource(IntegerFunction.class)
  void apply_definedOperands_isExact(IntegerFunction function) {
    for (int i = 0; i < 20_000; i++) {
      int width = WIDTHS[i % WIDTHS.length];
      BigInteger a = number(width);
      BigInteger b = number(width);
      if (function.isDivision() && b.signum() == 0) {
        continue;
      }
      long left = signed(a, width).longValue();
      long right = signed(b, width).longValue();
      boolean isDefined = function.isDefined(left, right, width, Overflow.WRAPS);
      assertThat(function.apply(signed(a, width), signed(b, width), width, Overflow.WRAPS))
          .isEqualTo(isDefined ? BigInteger.valueOf(function.apply(left, right, width)) : null);
      if (isDefined) {
        assertThat(function.apply(left, right, width)).as("%s %s %s i%s", function, a, b, width)
            .isEqualTo(signed(exact(function, a, b, width).mod(BigInteger.ONE.shiftLeft(width)), width).longValue());
      } else {
        assertThat(isUndefined(function, a, b, width)).as("%s %s %s i%s", function, a, b, width).isTrue();
      }
    }
  }

  private static boolean isUndefined(IntegerFunction function, BigInteger a, BigInteger b, int width) {
    return switch (function) {
      case SHIFT_LEFT, SHIFT_RIGHT_SIGNED, SHIFT_RIGHT_UNSIGNED -> b.compareTo(BigInteger.valueOf(width)) >= 0;
      default -> a.equals(BigInteger.ONE.shiftLeft(width - 1)) && signed(b, width).equals(BigInteger.ONE.negate());
    };
  }

  private static BigInteger exact(IntegerFunction function, BigInteger a, BigInteger b, int width) {
    BigInteger x = signed(a, width);
    BigInteger y = signed(b, width);
    return switch (function) {
      case ADD -> x.add(y);
      case SUB -> x.subtract(y);
      case MUL -> x.multiply(y);
      case DIV_SIGNED -> x.divide(y);
      case DIV_UNSIGNED -> a.divide(b);
      case FLOOR_DIV_SIGNED -> rounded(x, y, RoundingMode.FLOOR);
      case CEIL_DIV_SIGNED -> rounded(x, y, RoundingMode.CEILING);
      case CEIL_DIV_UNSIGNED -> rounded(a, b, RoundingMode.CEILING);
      case REM_SIGNED -> x.remainder(y);
      case REM_UNSIGNED -> a.remainder(b);
      case AND -> a.and(b);
      case OR -> a.or(b);
      case XOR -> a.xor(b);
      case SHIFT_LEFT -> a.shiftLeft(b.intValue());
      case SHIFT_RIGHT_SIGNED -> x.shiftRight(b.intValue());
      case SHIFT_RIGHT_UNSIGNED -> a.shiftRight(b.intValue());
      case MAX_SIGNED -> x.max(y);
      case MIN_SIGNED -> x.min(y);
      case MAX_UNSIGNED -> a.max(b);
      case MIN_UNSIGNED -> a.min(b);
    };
  }

  private static BigInteger rounded(BigInteger a, BigInteger b, RoundingMode mode) {
    return new BigDecimal(a).divide(new BigDecimal(b), 0, mode).toBigIntegerExact();
  }

  @ParameterizedTest
  @EnumSource(value = IntegerFunction.class, names = {"ADD", "SUB", "MUL", "SHIFT_LEFT"})
  void isDefined_overflowFlags_excludeOverflow(IntegerFunction function) {
    for (int i = 0; i < 20_000; i++) {
      int width = WIDTHS[i % WIDTHS.length];
      BigInteger a = number(width);
      BigInteger b = function == IntegerFunction.SHIFT_LEFT ? BigInteger.valueOf(random.nextInt(width)) : number(width);
      long left = signed(a, width).longValue();
      long right = signed(b, width).longValue();
      if (!function.isDefined(left, right, width, Overflow.WRAPS)) {
        continue;
      }
      BigInteger x = signed(a, width);
      BigInteger signedResult = function == IntegerFunction.SHIFT_LEFT
          ? x.shiftLeft(b.intValue()) : exact(function, a, b, width);
      BigInteger unsignedResult = switch (function) {
        case ADD -> a.add(b);
        case SUB -> a.subtract(b);
        case MUL -> a.multiply(b);
        default -> a.shiftLeft(b.intValue());
      };
      assertThat(function.isDefined(left, right, width, new Overflow(true, false)))
          .as("%s %s %s nsw i%s", function, x, b, width).isEqualTo(signedResult.bitLength() < width);
      assertThat(function.isDefined(left, right, width, new Overflow(false, true)))
          .as("%s %s %s nuw i%s", function, a, b, width)
          .isEqualTo(unsignedResult.signum() >= 0 && unsignedResult.bitLength() <= width);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.arith.internal.compat.ReferenceFolding;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** Compares divisions of all pairs of four-bit integers with Java's. */
class DivisionTest {
  private static final int WIDTH = 4;
  private static final long SMALLEST = -8;
  private static final long LARGEST = 7;

  @Test
  void divide_signed_roundsAsNamed() {
    check(folding(IntegerFunction.DIV_SIGNED), (a, b) -> a / b, false);
    check(DivisionTest::floorIfDefined, Math::floorDiv, false);
    check(folding(IntegerFunction.CEIL_DIV_SIGNED), (a, b) -> -Math.floorDiv(-a, b), true);
  }

  @Test
  void divide_unsigned_readsBitsAsUnsigned() {
    checkUnsigned(folding(IntegerFunction.DIV_UNSIGNED), (a, b) -> a / b);
    checkUnsigned(folding(IntegerFunction.REM_UNSIGNED), (a, b) -> a % b);
    checkUnsigned(folding(IntegerFunction.CEIL_DIV_UNSIGNED), (a, b) -> (a + b - 1) / b);
  }

  @Test
  void signedRemainder_allPairs_hasSignOfDividend() {
    for (long a = SMALLEST; a <= LARGEST; a++) {
      for (long b = SMALLEST; b <= LARGEST; b++) {
        BigInteger result = ReferenceFolding.apply(
            IntegerFunction.REM_SIGNED, BigInteger.valueOf(a), BigInteger.valueOf(b), WIDTH);
        assertThat(result).isEqualTo(b == 0 ? null : BigInteger.valueOf(a % b));
      }
    }
  }

  @Test
  void floorSigned_undefined_returnsDividend() {
    BigInteger smallest = BigInteger.valueOf(SMALLEST);
    IntegerFolding.Binary floor = folding(IntegerFunction.FLOOR_DIV_SIGNED);
    assertThat(floor.apply(BigInteger.TWO, BigInteger.ZERO, WIDTH)).isEqualTo(BigInteger.TWO);
    assertThat(floor.apply(smallest, BigInteger.ONE.negate(), WIDTH)).isEqualTo(smallest);
  }

  private static BigInteger floorIfDefined(BigInteger a, BigInteger b, int width) {
    return ReferenceFolding.apply(IntegerFunction.DIV_SIGNED, a, b, width) == null
        ? null : ReferenceFolding.apply(IntegerFunction.FLOOR_DIV_SIGNED, a, b, width);
  }

  private static IntegerFolding.Binary folding(IntegerFunction function) {
    return (a, b, width) -> ReferenceFolding.apply(function, a, b, width);
  }

  /** @param leavesSmallest whether divisions of and by the smallest integer are not folded */
  private static void check(IntegerFolding.Binary division, LongBinaryOperator expected, boolean leavesSmallest) {
    for (long a = SMALLEST; a <= LARGEST; a++) {
      for (long b = SMALLEST; b <= LARGEST; b++) {
        BigInteger result = division.apply(BigInteger.valueOf(a), BigInteger.valueOf(b), WIDTH);
        boolean undefined = b == 0 || a == SMALLEST && b == -1;
        boolean unfolded = leavesSmallest && (a == SMALLEST || b == SMALLEST && a != 0);
        BigInteger wanted = undefined || unfolded ? null : BigInteger.valueOf(expected.applyAsLong(a, b));
        assertThat(result).as(a + " by " + b).isEqualTo(wanted);
      }
    }
  }

  private static void checkUnsigned(IntegerFolding.Binary division, LongBinaryOperator expected) {
    for (long a = 0; a < 16; a++) {
      for (long b = 0; b < 16; b++) {
        BigInteger result = division.apply(signed(a), signed(b), WIDTH);
        BigInteger wanted = b == 0 ? null : signed(expected.applyAsLong(a, b));
        assertThat(result).as(a + " by " + b).isEqualTo(wanted);
      }
    }
  }

  private static BigInteger signed(long bits) {
    return FixedWidth.wrap(BigInteger.valueOf(bits), WIDTH);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

class FixedWidthTest {
  @Test
  void floorQuotient_allSigns_roundsDown() {
    for (int a = -9; a <= 9; a++) {
      for (int b = -4; b <= 4; b++) {
        if (b != 0) {
          assertThat(apply(FixedWidth::floorQuotient, a, b)).as(a + " / " + b).isEqualTo(Math.floorDiv(a, b));
        }
      }
    }
  }

  @Test
  void ceilQuotient_allSigns_roundsUp() {
    for (int a = -9; a <= 9; a++) {
      for (int b = -4; b <= 4; b++) {
        if (b != 0) {
          assertThat(apply(FixedWidth::ceilQuotient, a, b)).as(a + " / " + b).isEqualTo(-Math.floorDiv(-a, b));
        }
      }
    }
  }

  @Test
  void quotients_smallestByMinusOne_areNotWrapped() {
    BigInteger smallest = FixedWidth.signedMin(64);
    BigInteger minusOne = BigInteger.ONE.negate();
    assertThat(FixedWidth.floorQuotient(smallest, minusOne)).isEqualTo(smallest.negate());
    assertThat(FixedWidth.ceilQuotient(smallest, minusOne)).isEqualTo(smallest.negate());
  }

  @Test
  void quotients_divisorZero_throw() {
    assertThatThrownBy(() -> FixedWidth.floorQuotient(BigInteger.ONE, BigInteger.ZERO))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> FixedWidth.ceilQuotient(BigInteger.ONE, BigInteger.ZERO))
        .isInstanceOf(ArithmeticException.class);
  }

  private static int apply(BinaryOperator<BigInteger> quotient, int a, int b) {
    return quotient.apply(BigInteger.valueOf(a), BigInteger.valueOf(b)).intValueExact();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** Compares the rounding of numbers with the rounding of constants. */
class FloatRoundingTest {
  private final Context context = Contexts.builder().build();
  private final Random random = new Random(1);

  @ParameterizedTest
  @EnumSource(value = FloatKind.class, names = {"F64", "F80", "F128"}, mode = EnumSource.Mode.EXCLUDE)
  void round_anyNumber_asConstants(FloatKind kind) {
    FloatType type = FloatType.of(context, kind);
    for (int i = 0; i < 50_000; i++) {
      double value = number(kind);
      FloatAttr expected = FloatAttr.of(type, value);
      float rounded = FloatRounding.round(kind, value);
      assertThat(Float.compare(rounded, (float) expected.doubleValue())).as("%s of %s", rounded, value).isZero();
      if (!Double.isNaN(value)) {
        assertThat(FloatRounding.bits(kind, rounded)).as("bits of %s", value).isEqualTo((int) expected.longBits());
      }
    }
  }

  private double number(FloatKind kind) {
    int exponent = kind.minExponent() - kind.fractionBits() - 2
        + random.nextInt(kind.maxExponent() - kind.minExponent() + kind.fractionBits() + 5);
    double value = Math.scalb(1 + random.nextDouble(), exponent);
    double signed = random.nextBoolean() ? value : -value;
    return switch (random.nextInt(20)) {
      case 0 -> 0.0;
      case 1 -> -0.0;
      case 2 -> Double.POSITIVE_INFINITY;
      case 3 -> Double.NaN;
      case 4 -> Math.scalb(1 + random.nextInt(1 << kind.fractionBits()) / (double) (1 << kind.fractionBits())
          + Math.scalb(1.0, -kind.precision()), exponent); // half-way between two numbers
      default -> signed;
    };
  }

  @ParameterizedTest
  @EnumSource(value = FloatKind.class, names = {"F64", "F80", "F128"}, mode = EnumSource.Mode.EXCLUDE)
  void ofBits_anyBits_asConstants(FloatKind kind) {
    FloatType type = FloatType.of(context, kind);
    int width = kind.width();
    for (int i = 0; i < Math.min(1 << Math.min(width, 17), 1 << 17); i++) {
      int bits = width <= 17 ? i : random.nextInt() & (int) ((1L << width) - 1);
      FloatAttr expected = FloatAttr.ofBits(type, BigInteger.valueOf(Integer.toUnsignedLong(bits)));
      assertThat(Float.compare(FloatRounding.ofBits(kind, bits), (float) expected.doubleValue()))
          .as("%x", bits).isZero();
      if (kind.specials() == FloatKind.Specials.IEEE) { // other formats have one NaN, or two
        assertThat(FloatRounding.bits(kind, FloatRounding.ofBits(kind, bits))).as("%x", bits).isEqualTo(bits);
      }
    }
  }
}

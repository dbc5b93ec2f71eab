// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.Context;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/** The texts are MLIR's for the same values. */
class FloatAttrTest {
  private final Context context = Contexts.builder().build();

  @ParameterizedTest
  @CsvSource({
    "f16, 1.0, 1.000000e+00", "f16, 0.1, 9.997550e-02", "f16, 1.1, 1.099610e+00", "f16, 1.0e30, 0x7C00",
    "bf16, 0.1, 1.000980e-01", "bf16, 1.0e30, 1.000260e+30", "tf32, 1.0e30, 1.000260e+30",
    "f32, -0.0, -0.000000e+00", "f32, 1.0e-45, 1.401300e-45", "f32, 3.4028235e38, 3.40282347E+38",
    "f32, 1234567.0, 0x4996B438", "f64, 0.3333333333333333, 0.33333333333333331",
    "f64, 123456789.0, 0x419D6F3454000000", "f64, 1.7976931348623157e308, 1.7976931348623157E+308",
    "f64, 4.9e-324, 4.940660e-324", "f64, 123456.7, 123456.7",
    "f80, 0.1, 0.100000000000000005551", "f80, 1.0e30, 1.00000000000000001988E+30",
    "f128, 0.1, 0.100000000000000005551115123125782702", "f128, 1.0e30, 0x406293E5939A08CEA000000000000000",
    "f8E5M2, 0.1, 9.375000e-02", "f8E5M2, 1.0e30, 0x7C", "f8E4M3, 0.1, 1.015630e-01", "f8E4M3, 1.0e30, 0x78",
    "f8E4M3FN, 1.0e30, 0x7F", "f8E5M2FNUZ, 1.0e30, 0x80", "f8E4M3FNUZ, 1.0e30, 0x80", "f8E4M3B11FNUZ, 1.0e30, 0x80",
  })
  void print_numbers_asMlir(String type, double value, String text) {
    assertThat(FloatAttr.of(type(type), value)).hasToString(text + " : " + type);
  }

  @ParameterizedTest
  @CsvSource({
    "f32, 7FC00000, 0x7FC00000", "f32, FFC00000, 0xFFC00000", "f80, 3FFF8000000000000001, 1.00000000000000000011",
    "f80, 3FF23077DD219AA7663B, 0x7FFF3077DD219AA7663B",
  })
  void print_bits_asHexadecimal(String type, String bits, String text) {
    assertThat(FloatAttr.ofBits(type(type), new BigInteger(bits, 16))).hasToString(text + " : " + type);
  }

  @Test
  void classify_specialNumbers_byKind() {
    FloatType f32 = type("f32");
    assertThat(FloatAttr.of(f32, Double.NaN).isNaN()).isTrue();
    assertThat(FloatAttr.of(f32, Double.NEGATIVE_INFINITY).isInfinite()).isTrue();
    assertThat(FloatAttr.of(f32, -0.0).isZero()).isTrue();
    assertThat(FloatAttr.of(f32, -0.0)).isNotSameAs(FloatAttr.of(f32, 0.0));
    assertThat(FloatAttr.of(type("f8E5M2FNUZ"), -0.0)).isSameAs(FloatAttr.of(type("f8E5M2FNUZ"), 0.0));
  }

  @Test
  void round_generic_agreesWithHardware() {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      float expected = Float.intBitsToFloat(random.nextInt());
      if (Float.isNaN(expected) || Float.isInfinite(expected)) {
        continue;
      }
      FloatBits wide = FloatBits.ofDouble(FloatKind.F128, expected);
      assertThat(wide.doubleValue()).isEqualTo(expected);
      FloatBits bits = FloatBits.ofBits(FloatKind.F32, Float.floatToRawIntBits(expected), 0);
      assertThat(bits.decimalValue().doubleValue()).isEqualTo(expected + 0.0);
    }
  }

  private FloatType type(String keyword) {
    return FloatType.of(context, FloatKind.byKeyword(keyword));
  }
}

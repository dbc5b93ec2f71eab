// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Compares the functions with results of fifty digits. */
class NearestTest {
  private static final int COUNT = 1_000;

  /** A function, its result with many digits, and arguments from random numbers. */
  private record Case(
      String name, DoubleUnaryOperator nearest, DoubleFunction<BigDecimal> exact, ToDoubleFunction<Random> arguments) {}

  private static Stream<Case> cases() {
    ToDoubleFunction<Random> wide = random -> withExponent(random, random.nextInt(60) - 42);
    ToDoubleFunction<Random> positive = random -> Math.abs(withExponent(random, random.nextInt(800) - 400));
    ToDoubleFunction<Random> nearOne = random -> 1 + random.nextGaussian() * 0.001;
    ToDoubleFunction<Random> fraction = random -> withExponent(random, -1 - random.nextInt(25)) * 0.999;
    ToDoubleFunction<Random> moderate = random -> random.nextGaussian() * 100;
    return Stream.of(
        new Case("exp", Nearest::exp, x -> Precise.exp(new BigDecimal(x)), moderate),
        new Case("exp of small numbers", Nearest::exp, x -> Precise.exp(new BigDecimal(x)), fraction),
        new Case("exp2", Nearest::exp2, x -> Precise.exp(new BigDecimal(x).multiply(Precise.LN2)), moderate),
        new Case("log", Nearest::log, Precise::log, positive),
        new Case("log near 1", Nearest::log, Precise::log, nearOne),
        new Case("log2", Nearest::log2, x -> Precise.log(x).divide(Precise.LN2, Precise.DIGITS), positive),
        new Case("pow", x -> Nearest.pow(x, 12.345),
            x -> Precise.exp(Precise.log(x).multiply(new BigDecimal(12.345))),
            random -> Math.exp(random.nextGaussian() * 5)),
        new Case("sin", Nearest::sin, Precise::sin, wide),
        new Case("cos", Nearest::cos, Precise::cos, wide),
        new Case("tan", Nearest::tan, Precise::tan, wide),
        new Case("asin", Nearest::asin, NearestTest::asin, fraction),
        new Case("acos", Nearest::acos, x -> Precise.HALF_PI.subtract(asin(x)), fraction),
        new Case("atan", Nearest::atan, x -> Precise.atan(new BigDecimal(x)), wide),
        new Case("atan2", y -> Nearest.atan2(y, 3), y -> Precise.atan(
            new BigDecimal(y).divide(BigDecimal.valueOf(3), Precise.DIGITS)), moderate),
        new Case("atan2 on the left", y -> Nearest.atan2(y, -0.1), y -> Precise.atan(
            new BigDecimal(y).divide(new BigDecimal(-0.1), Precise.DIGITS))
            .add(Precise.HALF_PI.multiply(BigDecimal.valueOf(y < 0 ? -2 : 2))), moderate),
        new Case("erf", Nearest::erf, Precise::erf, random -> random.nextGaussian() * 2));
  }

  private static double withExponent(Random random, int exponent) {
    return Math.scalb(1 + random.nextDouble(), exponent) * (random.nextBoolean() ? 1 : -1);
  }

  private static BigDecimal asin(double x) {
    BigDecimal exact = new BigDecimal(x);
    BigDecimal cosine = Precise.sqrt(BigDecimal.ONE.subtract(exact.multiply(exact)));
    return Precise.atan(exact.divide(cosine, Precise.DIGITS));
  }

  @TestFactory
  Stream<DynamicTest> function_ofRandomNumbers_isNearestDoubleOrRarelyUnknown() {
    return cases().map(each -> DynamicTest.dynamicTest(each.name, () -> {
      Random random = new Random(42);
      int unknown = 0;
      for (int i = 0; i < COUNT; i++) {
        double x = each.arguments.applyAsDouble(random);
        double result = each.nearest.applyAsDouble(x);
        if (Double.isNaN(result)) {
          unknown++;
        } else {
          assertThat(result).as("of %s", x).isEqualTo(each.exact.apply(x).doubleValue());
        }
      }
      assertThat(unknown).isLessThan(COUNT / 20);
    }));
  }

  @Test
  void round_nearMiddleOfTwoDoubles_isUnknown() {
    double half = Math.ulp(1.0) / 2;
    assertThat(Nearest.round(new DoubleDouble(1, half))).isNaN();
    assertThat(Nearest.round(new DoubleDouble(1, half * (1 - 0x1p-30)))).isNaN();
    assertThat(Nearest.round(new DoubleDouble(1, half * (1 - 0x1p-20)))).isEqualTo(1);
    assertThat(Nearest.round(new DoubleDouble(1, -half / 2))).isNaN();
    assertThat(Nearest.round(new DoubleDouble(0x1p-1000, 0))).isNaN();
  }

  @Test
  void function_difficultArguments_isUnknown() {
    assertThat(Nearest.sin(1e10)).isNaN();
    assertThat(Nearest.sin(Math.PI)).isNaN();
    assertThat(Nearest.asin(1 - 1e-9)).isNaN();
    assertThat(Nearest.exp(700)).isNaN();
    assertThat(Nearest.log(Double.MIN_VALUE)).isNaN();
    assertThat(Nearest.atan2(1, Double.MAX_VALUE)).isNaN();
    assertThat(Nearest.sin(Double.NaN)).isNaN();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Computes with all numbers of random ranges of four bits: each result must be in the inferred range. */
class RangeSoundnessTest {
  private static final int WIDTH = 4;
  private static final int ROUNDS = 3000;

  /** An operation on two signed numbers. */
  @FunctionalInterface
  private interface Concrete {
    /** Returns the result, of which only the low bits are valid; null if it is undefined. */
    @Nullable BigInteger of(BigInteger a, BigInteger b);
  }

  private static Arguments operation(String name, BinaryOperator<IntegerRange> range, Concrete concrete) {
    return Arguments.of(name, range, concrete);
  }

  static Stream<Arguments> operations() {
    Overflow noSigned = new Overflow(true, false);
    Overflow noUnsigned = new Overflow(false, true);
    Overflow both = new Overflow(true, true);
    return Stream.of(
        operation("add", IntegerFunction.ADD::range, BigInteger::add),
        operation("add nsw", (a, b) -> IntegerFunction.ADD.range(a, b, noSigned),
            (a, b) -> ifSigned(a.add(b))),
        operation("add nuw", (a, b) -> IntegerFunction.ADD.range(a, b, noUnsigned),
            (a, b) -> ifUnsigned(u(a).add(u(b)))),
        operation("subtract", IntegerFunction.SUB::range, BigInteger::subtract),
        operation("subtract nsw nuw", (a, b) -> IntegerFunction.SUB.range(a, b, both),
            (a, b) -> ifUnsigned(u(a).subtract(u(b))) == null ? null : ifSigned(a.subtract(b))),
        operation("multiply", IntegerFunction.MUL::range, BigInteger::multiply),
        operation("multiply nuw", (a, b) -> IntegerFunction.MUL.range(a, b, noUnsigned),
            (a, b) -> ifUnsigned(u(a).multiply(u(b)))),
        operation("divideUnsigned", IntegerFunction.DIV_UNSIGNED::range,
            (a, b) -> b.signum() == 0 ? null : u(a).divide(u(b))),
        operation("ceilDivideUnsigned", IntegerFunction.CEIL_DIV_UNSIGNED::range,
            (a, b) -> b.signum() == 0 ? null : u(a).add(u(b)).subtract(BigInteger.ONE).divide(u(b))),
        operation("divideSigned", IntegerFunction.DIV_SIGNED::range,
            (a, b) -> b.signum() == 0 ? null : ifSigned(a.divide(b))),
        operation("floorDivideSigned", IntegerFunction.FLOOR_DIV_SIGNED::range,
            (a, b) -> b.signum() == 0 ? null : ifSigned(floor(a, b))),
        operation("ceilDivideSigned", IntegerFunction.CEIL_DIV_SIGNED::range,
            (a, b) -> b.signum() == 0 ? null : ifSigned(floor(a.negate(), b).negate())),
        operation("remainderSigned", IntegerFunction.REM_SIGNED::range,
            (a, b) -> b.signum() == 0 ? null : a.remainder(b)),
        operation("remainderUnsigned", IntegerFunction.REM_UNSIGNED::range,
            (a, b) -> b.signum() == 0 ? null : u(a).remainder(u(b))),
        operation("maxSigned", IntegerFunction.MAX_SIGNED::range, BigInteger::max),
        operation("minSigned", IntegerFunction.MIN_SIGNED::range, BigInteger::min),
        operation("maxUnsigned", IntegerFunction.MAX_UNSIGNED::range, (a, b) -> u(a).max(u(b))),
        operation("minUnsigned", IntegerFunction.MIN_UNSIGNED::range, (a, b) -> u(a).min(u(b))),
        operation("and", IntegerFunction.AND::range, BigInteger::and),
        operation("or", IntegerFunction.OR::range, BigInteger::or),
        operation("xor", IntegerFunction.XOR::range, BigInteger::xor),
        operation("shiftLeft", IntegerFunction.SHIFT_LEFT::range,
            (a, b) -> isDistance(b) ? a.shiftLeft(b.intValue()) : null),
        operation("shiftLeft nsw", (a, b) -> IntegerFunction.SHIFT_LEFT.range(a, b, noSigned),
            (a, b) -> isDistance(b) ? ifSigned(a.shiftLeft(b.intValue())) : null),
        operation("shiftLeft nuw", (a, b) -> IntegerFunction.SHIFT_LEFT.range(a, b, noUnsigned),
            (a, b) -> isDistance(b) ? ifUnsigned(u(a).shiftLeft(b.intValue())) : null),
        operation("shiftRightSigned", IntegerFunction.SHIFT_RIGHT_SIGNED::range,
            (a, b) -> isDistance(b) ? a.shiftRight(b.intValue()) : null),
        operation("shiftRightUnsigned", IntegerFunction.SHIFT_RIGHT_UNSIGNED::range,
            (a, b) -> isDistance(b) ? u(a).shiftRight(b.intValue()) : null));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("operations")
  void operation_allNumbersOfRanges_resultsAreInRange(
      String name, BinaryOperator<IntegerRange> range, Concrete concrete) {
    Random random = new Random(12);
    for (int round = 0; round < ROUNDS; round++) {
      IntegerRange a = randomRange(random);
      IntegerRange b = randomRange(random);
      IntegerRange inferred = range.apply(a, b);
      for (BigInteger x : numbersIn(a)) {
        for (BigInteger y : numbersIn(b)) {
          BigInteger result = concrete.of(x, y);
          assertThat(result == null || inferred.contains(FixedWidth.wrap(result, WIDTH)))
              .as("%s of %s and %s = %s, but %s of %s and %s", name, x, y, result, inferred, a, b).isTrue();
        }
      }
    }
  }

  @Test
  void resize_allNumbersOfRanges_resultsAreInRange() {
    Random random = new Random(13);
    for (int round = 0; round < ROUNDS; round++) {
      IntegerRange range = randomRange(random);
      for (BigInteger x : numbersIn(range)) {
        assertThat(BitRanges.truncate(range, 2).contains(FixedWidth.wrap(x, 2))).as("%s of %s", x, range).isTrue();
        assertThat(BitRanges.extendSigned(range, 6).contains(x)).as("%s of %s", x, range).isTrue();
        assertThat(BitRanges.extendUnsigned(range, 6).contains(FixedWidth.wrap(u(x), 6)))
            .as("%s of %s", x, range).isTrue();
      }
    }
  }

  @Test
  void decide_allNumbersOfRanges_agreesWithHolds() {
    Random random = new Random(14);
    for (int round = 0; round < ROUNDS; round++) {
      IntegerRange a = randomRange(random);
      IntegerRange b = randomRange(random);
      for (IntegerPredicate predicate : IntegerPredicate.values()) {
        Boolean decided = predicate.decide(a, b);
        if (decided == null) {
          continue;
        }
        for (BigInteger x : numbersIn(a)) {
          for (BigInteger y : numbersIn(b)) {
            assertThat(predicate.holds(x, y, WIDTH)).as("%s %s %s", x, predicate, y).isEqualTo(decided);
          }
        }
      }
    }
  }

  @Test
  void restrict_allNumbersOfRanges_keepsSatisfyingNumbers() {
    Random random = new Random(15);
    for (int round = 0; round < ROUNDS; round++) {
      IntegerRange a = randomRange(random);
      IntegerRange b = randomRange(random);
      for (IntegerPredicate predicate : IntegerPredicate.values()) {
        IntegerRange restricted = predicate.restrict(a, b);
        for (BigInteger x : numbersIn(a)) {
          for (BigInteger y : numbersIn(b)) {
            boolean kept = restricted != null && restricted.contains(x);
            assertThat(kept || !predicate.holds(x, y, WIDTH)).as("%s %s %s", x, predicate, y).isTrue();
          }
        }
      }
    }
  }

  /** A range given by unsigned bounds, by signed bounds, or by both if they agree on a number. */
  private static IntegerRange randomRange(Random random) {
    BigInteger[] unsigned = {BigInteger.valueOf(random.nextInt(16)), BigInteger.valueOf(random.nextInt(16))};
    BigInteger[] signed = {BigInteger.valueOf(random.nextInt(16) - 8), BigInteger.valueOf(random.nextInt(16) - 8)};
    IntegerRange u = IntegerRange.ofUnsigned(WIDTH, unsigned[0].min(unsigned[1]), unsigned[0].max(unsigned[1]));
    IntegerRange s = IntegerRange.ofSigned(WIDTH, signed[0].min(signed[1]), signed[0].max(signed[1]));
    IntegerRange both = u.intersection(s);
    return switch (random.nextInt(3)) {
      case 0 -> u;
      case 1 -> s;
      default -> numbersIn(both).isEmpty() ? u : both;
    };
  }

  private static List<BigInteger> numbersIn(IntegerRange range) {
    List<BigInteger> numbers = new ArrayList<>();
    for (int i = -8; i < 8; i++) {
      if (range.contains(BigInteger.valueOf(i))) {
        numbers.add(BigInteger.valueOf(i));
      }
    }
    return numbers;
  }

  private static BigInteger u(BigInteger number) {
    return FixedWidth.asUnsigned(number, WIDTH);
  }

  private static @Nullable BigInteger ifSigned(BigInteger exact) {
    return FixedWidth.wrap(exact, WIDTH).equals(exact) ? exact : null;
  }

  private static @Nullable BigInteger ifUnsigned(BigInteger exact) {
    return exact.signum() >= 0 && exact.bitLength() <= WIDTH ? exact : null;
  }

  private static BigInteger floor(BigInteger a, BigInteger b) {
    BigInteger[] parts = a.divideAndRemainder(b);
    return parts[1].signum() != 0 && a.signum() != b.signum() ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  private static boolean isDistance(BigInteger b) {
    return b.signum() >= 0 && b.intValue() < WIDTH;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class OracleTest {
  private static final int PATIENCE = 60;

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static Oracle oracle(Predicate<byte[]> test, int jobs) {
    return new Oracle(test, jobs, Integer.MAX_VALUE, Oracle.NO_DEADLINE);
  }

  @Test
  void first_threeJobs_testsThreeProgramsAtTheSameTime() {
    CyclicBarrier allThree = new CyclicBarrier(3);
    Predicate<byte[]> test = program -> {
      try {
        return allThree.await(PATIENCE, TimeUnit.SECONDS) >= 0;
      } catch (Exception alone) {
        return false;
      }
    };
    try (Oracle oracle = oracle(test, 3)) {
      assertThat(oracle.first(List.of(text("a"), text("b"), text("c")))).isZero();
      assertThat(allThree.isBroken()).isFalse();
    }
  }

  @Test
  void first_severalAreInteresting_returnsFirstOfList() {
    for (int jobs : new int[] {1, 2}) {
      try (Oracle oracle = oracle(program -> program[0] != 'a', jobs)) {
        assertThat(oracle.first(List.of(text("a"), text("b"), text("c")))).isEqualTo(1);
        assertThat(oracle.first(List.of(text("a")))).isEqualTo(-1);
        assertThat(oracle.first(List.of())).isEqualTo(-1);
      }
    }
  }

  @Test
  void isInteresting_sameText_isTestedOnce() {
    AtomicInteger calls = new AtomicInteger();
    try (Oracle oracle = oracle(program -> calls.incrementAndGet() > 0, 1)) {
      assertThat(oracle.isInteresting(text("a"))).isTrue();
      assertThat(oracle.first(List.of(text("a"), text("a")))).isZero();
      assertThat(oracle.tests()).isOne();
      assertThat(calls).hasValue(1);
    }
  }

  @Test
  void first_testThrows_throwsTheSame() {
    for (int jobs : new int[] {1, 2}) {
      try (Oracle oracle = oracle(program -> {
        throw new IllegalStateException("on purpose");
      }, jobs)) {
        assertThatThrownBy(() -> oracle.isInteresting(text("a"))).isInstanceOf(IllegalStateException.class)
            .hasMessage("on purpose");
      }
    }
  }
}

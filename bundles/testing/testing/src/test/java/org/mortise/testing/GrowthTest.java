// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.testing.steps.CountSteps;

class GrowthTest {
  private static void check(ObjIntConsumer<Operation> algorithm) {
    Growth.assertNearLinear(1_000, size -> "\"test.op\"() : () -> ()\n".repeat(size), algorithm);
  }

  private static void assertFails(String reason, ObjIntConsumer<Operation> algorithm) {
    assertThatThrownBy(() -> check(algorithm)).isInstanceOf(AssertionError.class).hasMessageContaining(reason);
  }

  @Test
  @CountSteps
  void assertNearLinear_oneListForEachOperation_succeeds() {
    check((module, size) -> {
      List<Object> all = new ArrayList<>();
      module.walk(op -> all.add(new ArrayList<>(8)));
      assertThat(all).hasSize(size + 1);
    });
  }

  @Test
  @CountSteps
  void assertNearLinear_listOfAllOperationsForEachOperation_fails() {
    assertFails("allocated bytes", (module, size) -> module.walk(op -> new ArrayList<>(size).add(op)));
  }

  @Test
  @CountSteps
  void assertNearLinear_loopForEachOperation_fails() {
    int[] sum = new int[1];
    assertFails("steps", (module, size) -> module.walk(op -> {
      for (int i = 0; i < size; i++) {
        sum[0] += i;
      }
    }));
  }

  @Test
  @CountSteps
  void assertNearLinear_searchInListForEachOperation_fails() {
    assertFails("steps", (module, size) -> {
      List<Operation> all = new ArrayList<>();
      module.walk(op -> {
        if (!all.contains(op)) {
          all.add(op);
        }
      });
    });
  }

  @Test
  @CountSteps
  void assertNearLinear_listShiftedForEachOperation_fails() {
    assertFails("steps", (module, size) -> {
      List<Operation> all = new ArrayList<>();
      module.walk(all::add);
      while (!all.isEmpty()) {
        all.remove(0);
      }
    });
  }

  @Test
  @CountSteps
  void assertNearLinear_bitsScannedForEachOperation_fails() {
    assertFails("steps", (module, size) -> {
      BitSet far = new BitSet();
      far.set(64 * size);
      module.walk(op -> assertThat(far.nextSetBit(0)).isPositive());
    });
  }

  @Test
  void assertNearLinear_testWithoutCountSteps_isMistake() {
    assertThatThrownBy(() -> check((module, size) -> { })).isInstanceOf(IllegalStateException.class);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;

class GrowthTest {
  private static void check(ObjIntConsumer<Operation> algorithm) {
    Growth.assertNearLinear(1_000, size -> "\"test.op\"() : () -> ()\n".repeat(size), algorithm);
  }

  @Test
  void assertNearLinear_oneListForEachOperation_succeeds() {
    check((module, size) -> {
      List<Object> all = new ArrayList<>();
      module.walk(op -> all.add(new ArrayList<>(8)));
      assertThat(all).hasSize(size + 1);
    });
  }

  @Test
  void assertNearLinear_listOfAllOperationsForEachOperation_fails() {
    assertThatThrownBy(() -> check((module, size) -> module.walk(op -> new ArrayList<>(size).add(op))))
        .isInstanceOf(AssertionError.class).hasMessageContaining("allocated bytes");
  }
}

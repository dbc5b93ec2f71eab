// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.sroa;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.testing.PassExecution;

/** Statistics of {@link SroaFactory}. */
class SroaTest {
  /** The maximum is over all slots, not only the last one. */
  @Test
  void run_largeSlotThenSmallOne_countsMaximumAndBenefit() {
    PassExecution execution = PassExecution.of(new SroaFactory(), """
        func.func @f(%x: i32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %large = memref.alloca() : memref<7xi32>
          memref.store %x, %large[%c1] : memref<7xi32>
          %small = memref.alloca() : memref<2xi32>
          memref.store %x, %small[%c0] : memref<2xi32>
          memref.store %x, %small[%c1] : memref<2xi32>
          return
        }
        """);

    assertThat(execution.count("destructured slots")).isEqualTo(2);
    assertThat(execution.count("slots with memory benefit")).isEqualTo(1);
    assertThat(execution.count("max subelement number")).isEqualTo(7);
  }
}

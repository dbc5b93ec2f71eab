// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cse;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.cfg.DominanceAnalyses;
import org.mortise.testing.PassExecution;

/** Statistics of {@link CseFactory}, and the analyses that it preserves. */
class CseTest {
  @Test
  void run_twoTwinsAndOneUnused_countsEachOnce() {
    PassExecution execution = PassExecution.of(new CseFactory(), """
        func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
          %0 = arith.addi %a, %b : i32
          %1 = arith.addi %a, %b : i32
          %2 = arith.addi %a, %b : i32
          %unused = arith.muli %a, %b : i32
          return %0, %1, %2 : i32, i32, i32
        }
        """);

    assertThat(execution.count("num-cse'd")).isEqualTo(2);
    assertThat(execution.count("num-dce'd")).isEqualTo(1);
  }

  @Test
  void run_programChanged_onlyDominanceIsPreserved() {
    PassExecution execution = PassExecution.of(new CseFactory(), """
        func.func @f(%a: i32, %b: i32) -> (i32, i32) {
          %0 = arith.addi %a, %b : i32
          %1 = arith.addi %a, %b : i32
          return %0, %1 : i32, i32
        }
        """);

    assertThat(execution.run().preservedAnalyses())
        .containsExactlyInAnyOrder(DominanceAnalyses.DOMINANCE, DominanceAnalyses.POST_DOMINANCE);
  }
}

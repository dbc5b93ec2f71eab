// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.controlflowsink;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.testing.PassExecution;

/** Statistics of {@link ControlFlowSinkFactory}. */
class ControlFlowSinkTest {
  @Test
  void run_chainUsedInOneRegion_countsEachOperation() {
    PassExecution execution = PassExecution.of(new ControlFlowSinkFactory(), """
        func.func @f(%c: i1, %a: i32) {
          %0 = arith.addi %a, %a : i32
          %1 = arith.muli %0, %0 : i32
          scf.if %c {
            "test.use"(%1) : (i32) -> ()
          }
          return
        }
        """);

    assertThat(execution.count("num-sunk")).isEqualTo(2);
  }
}

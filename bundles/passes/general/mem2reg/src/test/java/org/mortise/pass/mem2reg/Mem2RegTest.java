// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mem2reg;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.testing.PassExecution;

/** Statistics of {@link Mem2RegFactory}. */
class Mem2RegTest {
  @Test
  void run_mergeOfTwoWrites_countsSlotAndArgument() {
    PassExecution execution = PassExecution.of(new Mem2RegFactory(), """
        func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
          %kept = memref.alloca() : memref<i32>
          "test.use"(%kept) : (memref<i32>) -> ()
          %a = memref.alloca() : memref<i32>
          cf.cond_br %c, ^left, ^right
        ^left:
          memref.store %x, %a[] : memref<i32>
          cf.br ^join
        ^right:
          memref.store %y, %a[] : memref<i32>
          cf.br ^join
        ^join:
          %r = memref.load %a[] : memref<i32>
          return %r : i32
        }
        """);

    assertThat(execution.count("promoted slots")).isEqualTo(1);
    assertThat(execution.count("new block args")).isEqualTo(1);
  }
}

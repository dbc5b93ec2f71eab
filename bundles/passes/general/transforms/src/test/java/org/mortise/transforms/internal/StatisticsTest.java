// SPDX-License-Identifier: Apache-2.0
package org.mortise.transforms.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.testing.PassExecution;
import org.mortise.transforms.internal.cse.CseFactory;
import org.mortise.transforms.internal.memoryslots.Mem2RegFactory;
import org.mortise.transforms.internal.memoryslots.SroaFactory;
import org.mortise.transforms.internal.motion.ControlFlowSinkFactory;
import org.mortise.transforms.internal.symboldce.SymbolDceFactory;

/** The statistics of the passes. */
class StatisticsTest {
  @Test
  void runCse_twoTwinsAndOneUnused_countsEachOnce() {
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
  void runMem2Reg_mergeOfTwoWrites_countsSlotAndArgument() {
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

  /** The maximum is that of all slots, not that of the last one. */
  @Test
  void runSroa_largeSlotThenSmallOne_countsMaximumAndBenefit() {
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

  @Test
  void runSymbolDce_deadSymbolsCallingEachOther_countsAll() {
    PassExecution execution = PassExecution.of(new SymbolDceFactory(), """
        func.func private @a() {
          call @b() : () -> ()
          return
        }
        func.func private @b() {
          call @a() : () -> ()
          return
        }
        func.func @kept() {
          return
        }
        """);

    assertThat(execution.count("num-dce'd")).isEqualTo(2);
  }

  @Test
  void runControlFlowSink_chainUsedInOneRegion_countsEachOperation() {
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

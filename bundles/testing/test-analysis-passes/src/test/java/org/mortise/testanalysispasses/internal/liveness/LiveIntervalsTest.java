// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.liveness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.testing.ClassPathContext;

/** The live intervals agree with {@link Liveness}. */
class LiveIntervalsTest {
  private static final String PROGRAM = """
      func.func @f(%c: i1, %x: i32, %n: index) -> i32 {
        %early = arith.addi %x, %x : i32
        cf.br ^head(%early : i32)
      ^head(%k: i32):
        %inner = scf.if %c -> i32 {
          %used = arith.addi %early, %k : i32
          scf.yield %used : i32
        } else {
          %unused = arith.addi %x, %x : i32
          scf.yield %x : i32
        }
        cf.cond_br %c, ^head(%inner : i32), ^exit
      ^exit:
        %last = arith.addi %k, %early : i32
        return %last : i32
      }
      """;

  @Test
  void in_everyBlock_endsAgreeWithLivenessOfOneValue() {
    Operation function = ClassPathContext.parseAndFind(PROGRAM, "func.func");
    Liveness liveness = Liveness.of(function);
    ProgramNumbering order = new ProgramNumbering(function);
    LiveIntervals intervals = new LiveIntervals(liveness, order);

    for (Block block : order.blocks()) {
      assertThat(intervals.in(block)).isNotEmpty().allSatisfy(interval ->
          assertThat(interval.end()).isSameAs(liveness.endOperation(interval.value(), interval.start())));
    }
  }

  /** Live up to its last use after the loop; in the region it is live only where it is used. */
  @Test
  void range_valueLiveThroughLoop_includesAllBlocksOfLoop() {
    Operation function = ClassPathContext.parseAndFind(PROGRAM, "func.func");
    Operation early = function.region(0).first().first();
    LiveIntervals intervals = new LiveIntervals(Liveness.of(function), new ProgramNumbering(function));

    assertThat(intervals.range(early.result(0))).extracting(op -> op.name().name())
        .containsExactly("arith.addi", "cf.br", "scf.if", "cf.cond_br", "arith.addi", "arith.addi");
  }

  @Test
  void in_loopBlock_hasIntervalsInOrderOfDefinitions() {
    Operation function = ClassPathContext.parseAndFind(PROGRAM, "func.func");
    ProgramNumbering order = new ProgramNumbering(function);
    Block head = function.region(0).first().next();

    List<LiveIntervals.Interval> found = new LiveIntervals(Liveness.of(function), order).in(head);

    assertThat(found).extracting(interval -> order.of(interval.value())).isSorted();
    assertThat(found).filteredOn(interval -> interval.value() == head.argument(0)).singleElement()
        .satisfies(interval -> assertThat(interval.end()).isSameAs(head.last()));
  }

  @Test
  void of_foreignValue_isZero() {
    Operation function = ClassPathContext.parseAndFind(PROGRAM, "func.func");
    Operation other = ClassPathContext.parseAndFind(PROGRAM, "func.func");

    assertThat(new ProgramNumbering(function).of(other.region(0).first().argument(1))).isZero();
    assertThat(new ProgramNumbering(function).of(function.region(0).first().argument(1))).isEqualTo(1);
  }
}

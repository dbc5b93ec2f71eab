// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.dataflow.DataFlowPrograms;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/** The ranges of induction variables, as the reference infers them and precisely. */
class LoopRangesTest {
  private static final String PARALLEL = """
      func.func private @use(index)
      func.func @f() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %c9 = arith.constant 9 : index
        scf.parallel (%i, %j) = (%c0, %c1) to (%c8, %c9) step (%c1, %c1) {
          func.call @use(%i) {tag = "first"} : (index) -> ()
          func.call @use(%j) {tag = "second"} : (index) -> ()
        }
        return
      }""";
  private static final String FOR = """
      func.func private @use(index)
      func.func @f() {
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c9 = arith.constant 9 : index
        scf.for %i = %c2 to %c9 step %c3 {
          func.call @use(%i) {tag = "first"} : (index) -> ()
        }
        return
      }""";

  private static IntegerRange rangeOf(String program, String tag, IntegerRangeAnalysis analysis) {
    Operation module = DataFlowPrograms.parse(program);
    DataFlowSolver solver = new DataFlowSolver(module);
    solver.load(analysis);
    solver.run();
    return analysis.lookup(DataFlowPrograms.operand(module, tag));
  }

  private static void assertBounds(IntegerRange range, long least, long greatest) {
    assertThat(range.smin().longValueExact()).isEqualTo(least);
    assertThat(range.smax().longValueExact()).isEqualTo(greatest);
  }

  @Test
  void likeReference_severalCounters_haveRangesOfTheirBounds() {
    assertBounds(rangeOf(PARALLEL, "first", IntegerRangeAnalysis.likeReference()), 0, 7);
    assertBounds(rangeOf(PARALLEL, "second", IntegerRangeAnalysis.likeReference()), 1, 8);
  }

  @Test
  void precise_severalCounters_haveRangesOfTheirBounds() {
    assertBounds(rangeOf(PARALLEL, "first", IntegerRangeAnalysis.precise()), 0, 7);
    assertBounds(rangeOf(PARALLEL, "second", IntegerRangeAnalysis.precise()), 1, 8);
  }

  @Test
  void likeReference_oneCounter_hasRangeOfBounds() {
    assertBounds(rangeOf(FOR, "first", IntegerRangeAnalysis.likeReference()), 2, 8);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.dataflow.SignAnalysis.Sign;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** The analyses of {@code docs/writing-an-analysis.md} compute what the page states. */
class WritingAnAnalysisTest {
  @Test
  void example_run_hasDescribedResult() {
    Operation module = DataFlowPrograms.parse("""
        func.func @f(%c: i1, %m: memref<i32>) -> i32 {
          %one = arith.constant 1 : i32
          memref.store %one, %m[] {tag = "store"} : memref<i32>
          return {tag = "out"} %one : i32
        }""");
    Operation op = DataFlowPrograms.tagged(module, "out");
    Value value = op.operand(0);

    DataFlowSolver solver = new DataFlowSolver(module);
    solver.load(new ConstantAnalysis());
    SignAnalysis signs = solver.load(new SignAnalysis());
    ReachingStores stores = solver.load(new ReachingStores());
    solver.run();
    Sign sign = signs.lookup(value);
    Set<Operation> before = stores.before(op);

    assertThat(sign).isEqualTo(Sign.NATURAL);
    assertThat(before).isEqualTo(new HashSet<>(List.of(DataFlowPrograms.tagged(module, "store"))));
  }
}

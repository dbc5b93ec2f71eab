// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.CallContext;
import org.mortise.analyses.dataflow.ContextPolicy;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Facts about callables in several contexts. */
class ContextsTest {
  /** Two levels of calls: {@code @outer} calls {@code @next} from one place. */
  private static final String PROGRAM = """
      func.func private @next(%a: index) -> index {
        %c1 = arith.constant 1 : index
        %r = arith.addi %a, %c1 {tag = "sum"} : index
        return %r : index
      }
      func.func private @outer(%a: index) -> index {
        %r = call @next(%a) : (index) -> index
        return %r : index
      }
      func.func @main() {
        %c1 = arith.constant 1 : index
        %c5 = arith.constant 5 : index
        %x = call @next(%c1) : (index) -> index
        %y = call @outer(%c1) : (index) -> index
        %z = call @outer(%c5) : (index) -> index
        "test.use"(%x) {tag = "x"} : (index) -> ()
        "test.use"(%y) {tag = "y"} : (index) -> ()
        "test.use"(%z) {tag = "z"} : (index) -> ()
        return
      }""";

  private static List<Object> results(ContextPolicy policy) {
    Operation module = DataFlowPrograms.parse(PROGRAM);
    DataFlowSolver solver = new DataFlowSolver(module).contexts(policy);
    IntervalAnalysis intervals = solver.load(new IntervalAnalysis());
    solver.run();
    List<Object> results = new ArrayList<>();
    for (String tag : List.of("x", "y", "z")) {
      results.add(intervals.lookup(DataFlowPrograms.operand(module, tag)));
    }
    return results;
  }

  @Test
  void results_policies_differ() {
    Interval all = new Interval(2, 6);
    assertThat(results(ContextPolicy.insensitive())).containsExactly(all, all, all);
    assertThat(results(ContextPolicy.callStrings(1))).containsExactly(Interval.of(2), all, all);
    assertThat(results(ContextPolicy.callStrings(2))).containsExactly(Interval.of(2), Interval.of(2), Interval.of(6));
    assertThat(results(ContextPolicy.summaries(2))).containsExactly(Interval.of(2), Interval.of(2), Interval.of(6));
    assertThat(results(ContextPolicy.summaries(0))).containsExactly(all, all, all);
  }

  @Test
  void lookup_oneContext_seesItsFactsOnly() {
    Operation module = DataFlowPrograms.parse(PROGRAM);
    DataFlowSolver solver = new DataFlowSolver(module).contexts(ContextPolicy.summaries(5));
    IntervalAnalysis intervals = solver.load(new IntervalAnalysis());
    solver.run();
    Operation sum = DataFlowPrograms.tagged(module, "sum");
    Value result = sum.result(0);
    List<CallContext> contexts = solver.contextsOf(sum);

    assertThat(contexts).extracting(CallContext::key)
        .containsExactlyInAnyOrder(List.of(Interval.of(1)), List.of(Interval.of(5)));
    for (CallContext context : contexts) {
      Interval argument = (Interval) context.key().get(0);
      assertThat(intervals.lookup(result, context)).isEqualTo(argument.plus(Interval.of(1)));
    }
    assertThat(intervals.lookup(result)).isEqualTo(new Interval(2, 6));
  }

  @Test
  void publicFunction_calledWithConstant_keepsUnknownContextApart() {
    Operation module = DataFlowPrograms.parse(PROGRAM.replace("private @next", "@next"));
    DataFlowSolver solver = new DataFlowSolver(module).contexts(ContextPolicy.callStrings(1));
    IntervalAnalysis intervals = solver.load(new IntervalAnalysis());
    solver.run();

    assertThat(intervals.lookup(DataFlowPrograms.operand(module, "x"))).isEqualTo(Interval.of(2));
    assertThat(intervals.lookup(DataFlowPrograms.tagged(module, "sum").result(0))).isEqualTo(Interval.ALL);
  }

  @Test
  void summaries_recursionWithGrowingArgument_ends() {
    Operation module = DataFlowPrograms.parse("""
        func.func private @f(%n: index) {
          %c1 = arith.constant 1 : index
          %next = arith.addi %n, %c1 {tag = "sum"} : index
          func.call @f(%next) : (index) -> ()
          return
        }
        func.func @main() {
          %c3 = arith.constant 3 : index
          call @f(%c3) : (index) -> ()
          return
        }""");
    DataFlowSolver solver = new DataFlowSolver(module).contexts(ContextPolicy.summaries(10));
    IntervalAnalysis intervals = solver.load(new IntervalAnalysis());
    solver.run();

    Operation sum = DataFlowPrograms.tagged(module, "sum");
    assertThat(intervals.lookup(sum.result(0))).isEqualTo(new Interval(4, Interval.INFINITY));
    assertThat(solver.contextsOf(sum)).hasSize(11);
  }

  @Test
  void policies_negativeLimit_areRejected() {
    assertThatThrownBy(() -> ContextPolicy.callStrings(-1)).hasMessageContaining("-1");
    assertThatThrownBy(() -> ContextPolicy.summaries(-1)).hasMessageContaining("-1");
  }
}

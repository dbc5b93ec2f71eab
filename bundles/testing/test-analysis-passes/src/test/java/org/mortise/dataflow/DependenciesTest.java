// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.dataflow.DenseForwardAnalysis;
import org.mortise.analyses.dataflow.Requirement;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Facts that were looked up and grow afterwards. */
class DependenciesTest {
  private static Interval intervalAt(String program, String tag) {
    Operation module = DataFlowPrograms.parse(program);
    return DataFlowPrograms.analyse(module, new IntervalAnalysis()).lookup(DataFlowPrograms.operand(module, tag));
  }

  @Test
  void inductionVariable_boundGrowsAfterwards_followsBound() {
    // The bound is 5 when the loop is entered first, and grows by the outer loop.
    String program = """
        func.func @f(%m: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c5 = arith.constant 5 : index
          %r = scf.for %i = %c0 to %m step %c1 iter_args(%n = %c5) -> (index) {
            scf.for %j = %c0 to %n step %c1 {
              "test.use"(%j) {tag = "out"} : (index) -> ()
            }
            %next = arith.addi %n, %c5 : index
            scf.yield %next : index
          }
          return
        }""";

    assertThat(intervalAt(program, "out")).isEqualTo(new Interval(0, Interval.INFINITY));
  }

  @Test
  void inductionVariable_boundOfRecursiveFunctionGrows_followsBound() {
    String program = """
        func.func private @f(%n: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          scf.for %j = %c0 to %n step %c1 {
            "test.use"(%j) {tag = "out"} : (index) -> ()
          }
          %next = arith.addi %n, %c1 : index
          func.call @f(%next) : (index) -> ()
          return
        }
        func.func @main() {
          %c3 = arith.constant 3 : index
          call @f(%c3) : (index) -> ()
          return
        }""";

    assertThat(intervalAt(program, "out")).isEqualTo(new Interval(0, Interval.INFINITY));
  }

  /** Counts, for each point, the calls executed before whose argument may not be zero. */
  private static final class NonZeroCalls extends DenseForwardAnalysis<Boolean> {
    @Override
    protected Boolean join(Boolean a, Boolean b) {
      return a || b;
    }

    @Override
    protected Boolean entryState() {
      return false;
    }

    @Override
    protected List<Requirement<?>> requires() {
      return List.of(Requirement.of(IntervalAnalysis.class));
    }

    @Override
    protected Boolean visitOperation(Operation op, Boolean before) {
      if (!op.name().name().equals("test.use")) {
        return before;
      }
      Interval argument = solver().get(IntervalAnalysis.class).lookup(op.operand(0));
      return before || argument != null && !argument.equals(Interval.of(0));
    }
  }

  private static final String GROWING_CALL = """
      func.func @f(%m: index) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        "test.start"() {tag = "start"} : () -> ()
        %r = scf.for %i = %c0 to %m step %c1 iter_args(%n = %c0) -> (index) {
          "test.use"(%n) {tag = "arg"} : (index) -> ()
          %next = func.call @f0(%n) : (index) -> index
          scf.yield %next : index
        }
        "test.end"() {tag = "out"} : () -> ()
        return
      }
      """ + calls();

  /** Returns functions that call each other: the result of the first one grows long after its call is visited. */
  private static String calls() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      text.append("func.func private @f").append(i).append("(%a: index) -> index {\n%r = func.call @f").append(i + 1)
          .append("(%a) : (index) -> index\nreturn %r : index\n}\n");
    }
    return text.append("""
        func.func private @f10(%a: index) -> index {
          %c1 = arith.constant 1 : index
          %r = arith.addi %a, %c1 : index
          return %r : index
        }
        """).toString();
  }

  @Test
  void denseTransfer_lookedUpValueGrows_runsAgain() {
    for (boolean denseFirst : new boolean[] {false, true}) {
      Operation module = DataFlowPrograms.parse(GROWING_CALL);
      DataFlowSolver solver = new DataFlowSolver(module);
      NonZeroCalls calls = new NonZeroCalls();
      if (denseFirst) {
        solver.load(calls);
      }
      solver.load(new IntervalAnalysis());
      if (!denseFirst) {
        solver.load(calls);
      }
      solver.run();

      assertThat(calls.before(DataFlowPrograms.tagged(module, "start"))).isFalse();
      assertThat(calls.before(DataFlowPrograms.tagged(module, "out"))).isTrue();
    }
  }

  @Test
  void stage_loadedAfterRun_seesFinalFactsOnly() {
    Operation module = DataFlowPrograms.parse(GROWING_CALL);
    DataFlowSolver solver = new DataFlowSolver(module);
    IntervalAnalysis intervals = solver.load(new IntervalAnalysis());
    solver.run();
    Interval converged = intervals.lookup(DataFlowPrograms.operand(module, "arg"));
    NonZeroCalls calls = solver.load(new NonZeroCalls());
    solver.run();

    assertThat(calls.before(DataFlowPrograms.tagged(module, "out"))).isTrue();
    assertThat(intervals.lookup(DataFlowPrograms.operand(module, "arg"))).isEqualTo(converged);
  }

  @Test
  void run_requiredAnalysisMissing_namesBothAnalyses() {
    DataFlowSolver solver = new DataFlowSolver(DataFlowPrograms.parse(GROWING_CALL));
    solver.load(new NonZeroCalls());

    assertThatThrownBy(solver::run).isInstanceOf(IllegalStateException.class)
        .hasMessage("NonZeroCalls needs IntervalAnalysis, which is not loaded into the solver");
  }

  /** Requires an analysis together with a factory. */
  private static final class NeedsConstants extends SparseForwardAnalysis<Boolean> {
    @Override
    protected List<Requirement<?>> requires() {
      return List.of(Requirement.of(ConstantAnalysis.class, ConstantAnalysis::new));
    }

    @Override
    protected Boolean join(Boolean a, Boolean b) {
      return a || b;
    }

    @Override
    protected Boolean entryElement(Value value) {
      return true;
    }

    /** True if an operand may not be constant. Operands are looked up in the other analysis. */
    @Override
    protected void visitOperation(Operation op, List<Boolean> operands) {
      boolean varies = false;
      for (Value operand : op.operands()) {
        var constant = solver().get(ConstantAnalysis.class).lookup(operand);
        varies |= constant != null && constant.constant() == null;
      }
      set(op.result(0), varies);
    }
  }

  @Test
  void run_requiredAnalysisWithFactory_isLoaded() {
    Operation module = DataFlowPrograms.parse("""
        func.func @f(%c: i1) -> index {
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          cf.cond_br %c, ^bb1(%c1 : index), ^bb1(%c2 : index)
        ^bb1(%x: index):
          %sum = arith.addi %x, %c1 : index
          %other = arith.addi %c1, %c1 : index
          "test.use"(%other) {tag = "other"} : (index) -> ()
          return {tag = "out"} %sum : index
        }""");
    NeedsConstants varying = DataFlowPrograms.analyse(module, new NeedsConstants());

    assertThat(varying.lookup(DataFlowPrograms.operand(module, "out"))).isTrue();
    assertThat(varying.lookup(DataFlowPrograms.operand(module, "other"))).isFalse();
  }
}

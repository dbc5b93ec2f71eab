// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.dataflow.LatticeLaws;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Widening, narrowing, budgets and the number of steps. */
class WideningTest {
  private static final List<Interval> SAMPLES = List.of(Interval.of(0), Interval.of(7), new Interval(-3, 12),
      new Interval(0, Interval.INFINITY), new Interval(Interval.NEGATIVE_INFINITY, -1), Interval.ALL);

  private static Interval intervalAt(String program, IntervalAnalysis analysis) {
    Operation module = DataFlowPrograms.parse(program);
    return DataFlowPrograms.analyse(module, analysis).lookup(DataFlowPrograms.operand(module, "out"));
  }

  @Test
  void laws_intervals_hold() {
    LatticeLaws.check(new IntervalAnalysis(), SAMPLES);
    Operation module = DataFlowPrograms.parse("""
        func.func @f(%a: index, %c: i1) {
          %0 = arith.addi %a, %a {tag = "sum"} : index
          %1 = arith.select %c, %0, %a {tag = "select"} : index
          return
        }""");
    for (String tag : List.of("sum", "select")) {
      LatticeLaws.checkTransfer(
          new IntervalAnalysis(), DataFlowPrograms.tagged(module, tag), SAMPLES, new Random(1), 300);
    }
  }

  @Test
  void widening_loopOfBlocks_ends() {
    assertThat(intervalAt("""
        func.func @f(%c: i1) -> index {
          %c0 = arith.constant 0 : index
          %c3 = arith.constant 3 : index
          cf.br ^loop(%c0 : index)
        ^loop(%i: index):
          %next = arith.addi %i, %c3 : index
          cf.cond_br %c, ^loop(%next : index), ^exit
        ^exit:
          return {tag = "out"} %i : index
        }""", new IntervalAnalysis())).isEqualTo(new Interval(0, Interval.INFINITY));
  }

  @Test
  void widening_whileLoop_ends() {
    assertThat(intervalAt("""
        func.func @f(%c: i1) -> index {
          %c0 = arith.constant 0 : index
          %c-1 = arith.constant -1 : index
          %r = scf.while (%i = %c0) : (index) -> index {
            scf.condition(%c) %i : index
          } do {
          ^bb0(%j: index):
            %next = arith.addi %j, %c-1 : index
            scf.yield %next : index
          }
          return {tag = "out"} %r : index
        }""", new IntervalAnalysis())).isEqualTo(new Interval(Interval.NEGATIVE_INFINITY, 0));
  }

  @Test
  void widening_recursiveResult_ends() {
    assertThat(intervalAt("""
        func.func private @count(%c: i1) -> index {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %r = scf.if %c -> index {
            %rest = func.call @count(%c) : (i1) -> index
            %sum = arith.addi %rest, %c1 : index
            scf.yield %sum : index
          } else {
            scf.yield %c0 : index
          }
          return %r : index
        }
        func.func @main(%c: i1) -> index {
          %r = call @count(%c) : (i1) -> index
          return {tag = "out"} %r : index
        }""", new IntervalAnalysis())).isEqualTo(new Interval(0, Interval.INFINITY));
  }

  @Test
  void widening_graphRegion_ends() {
    assertThat(intervalAt("""
        "test.graph"() ({
          %c1 = "arith.constant"() {value = 1 : index} : () -> index
          %a = "arith.select"(%t, %b, %c1) : (i1, index, index) -> index
          %b = "arith.addi"(%a, %c1) : (index, index) -> index
          %t = "arith.constant"() {value = true} : () -> i1
          "test.use"(%b) {tag = "out"} : (index) -> ()
        }) : () -> ()""", new IntervalAnalysis())).isEqualTo(new Interval(2, Interval.INFINITY));
  }

  private static final String BOUNDED = """
      func.func @f(%c: i1) -> index {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        cf.br ^loop(%c0 : index)
      ^loop(%i: index):
        %next = arith.addi %i, %c1 : index
        %bounded = "test.at_most_100"(%next) : (index) -> index
        %after = arith.addi %bounded, %c1 : index
        "test.use"(%after) {tag = "out"} : (index) -> ()
        cf.br ^loop(%bounded : index)
      }""";

  /** Knows an operation that returns the minimum of its operand and 100. */
  private static class Bounded extends IntervalAnalysis {
    @Override
    protected void visitOperation(Operation op, List<Interval> operands) {
      if (op.name().name().equals("test.at_most_100") && operands.get(0) != null) {
        set(op.result(0), new Interval(Math.min(operands.get(0).low(), 100), Math.min(operands.get(0).high(), 100)));
      } else {
        super.visitOperation(op, operands);
      }
    }
  }

  @Test
  void narrowing_boundInLoop_isFoundAgain() {
    assertThat(intervalAt(BOUNDED, new Bounded())).isEqualTo(new Interval(2, 101));
    assertThat(intervalAt(BOUNDED.replace("(%after) {tag", "(%i) {tag"), new Bounded()))
        .isEqualTo(new Interval(0, 100));
  }

  @Test
  void narrowing_otherAnalysisLookedUp_followsNarrowedFact() {
    Operation module = DataFlowPrograms.parse(BOUNDED);
    DataFlowSolver solver = new DataFlowSolver(module);
    Bounded bounded = solver.load(new Bounded());
    IntervalAnalysis copy = solver.load(new IntervalAnalysis() {
      @Override
      protected void visitOperation(Operation op, List<Interval> operands) {
        if (op.resultCount() == 1) {
          set(op.result(0), bounded.lookup(op.result(0)));
        }
      }
    });
    solver.run();

    Value after = DataFlowPrograms.operand(module, "out");
    assertThat(copy.lookup(after)).isEqualTo(bounded.lookup(after)).isEqualTo(new Interval(2, 101));
  }

  @Test
  void limit_exceeded_answersWithUnknown() {
    Operation module = DataFlowPrograms.parse(BOUNDED);
    DataFlowSolver solver = new DataFlowSolver(module).limit(5);
    IntervalAnalysis intervals = solver.load(new IntervalAnalysis());
    ConstantAnalysis constants = solver.load(new ConstantAnalysis());
    solver.run();

    Value value = DataFlowPrograms.operand(module, "out");
    assertThat(solver.isExhausted()).isTrue();
    assertThat(intervals.lookup(value)).isEqualTo(Interval.ALL);
    assertThat(constants.lookup(value).constant()).isNull();
    assertThat(solver.isExecutable(value.parentBlock())).isTrue();
    assertThat(solver.hasUnknownCalls(module.region(0).first().first())).isTrue();
  }

  private static String loops(int count) {
    StringBuilder text = new StringBuilder("func.func @f(%c: i1, %m: index) {\n%c0 = arith.constant 0 : index\n"
        + "%c1 = arith.constant 1 : index\n");
    for (int i = 0; i < count; i++) {
      text.append("%r").append(i).append(" = scf.for %i = %c0 to %m step %c1 iter_args(%a = ")
          .append(i == 0 ? "%c0" : "%r" + (i - 1)).append(") -> (index) {\n%n = arith.addi %a, %c1 : index\n")
          .append("%k = scf.if %c -> index { scf.yield %n : index } else { scf.yield %a : index }\n")
          .append("scf.yield %k : index\n}\n");
    }
    return text.append("return\n}").toString();
  }

  private static long steps(String program) {
    DataFlowSolver solver = new DataFlowSolver(DataFlowPrograms.parse(program));
    solver.load(new ConstantAnalysis());
    solver.load(new SignAnalysis());
    solver.load(new IntervalAnalysis());
    solver.load(new ReachingStores());
    solver.run();
    return solver.steps();
  }

  @Test
  void steps_twiceAsManyLoops_areAboutTwiceAsMany() {
    long few = steps(loops(200));
    assertThat(steps(loops(400))).isLessThan(few * 5 / 2);
  }

  @Test
  void laws_brokenJoin_namesLawAndElements() {
    IntervalAnalysis broken = new IntervalAnalysis() {
      @Override
      protected Interval join(Interval a, Interval b) {
        return a.high() > 10 ? Interval.ALL : a.hull(b);
      }
    };
    assertThatThrownBy(() -> LatticeLaws.check(broken, SAMPLES)).isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("join is not ").hasMessageContaining("Interval[low=");
  }

  @Test
  void laws_wideningWithoutEnd_isReported() {
    IntervalAnalysis endless = new IntervalAnalysis() {
      @Override
      protected Interval widen(Interval before, Interval joined) {
        return joined.high() == Interval.INFINITY ? joined : new Interval(joined.low(), joined.high() - 1);
      }
    };
    assertThatThrownBy(() -> LatticeLaws.check(endless, SAMPLES)).isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("widen is not an upper bound");
  }

  @Test
  void laws_transferNotMonotone_isReported() {
    Operation module = DataFlowPrograms.parse("""
        func.func @f(%a: index) {
          %0 = arith.addi %a, %a {tag = "sum"} : index
          return
        }""");
    IntervalAnalysis broken = new IntervalAnalysis() {
      @Override
      protected void visitOperation(Operation op, List<Interval> operands) {
        set(op.result(0), Interval.ALL.equals(operands.get(0)) ? Interval.of(0) : operands.get(0));
      }
    };
    assertThatThrownBy(() -> LatticeLaws.checkTransfer(
        broken, DataFlowPrograms.tagged(module, "sum"), SAMPLES, new Random(1), 300))
        .isInstanceOf(AssertionError.class).hasMessageStartingWith("the transfer of 'arith.addi' is not monotone");
  }
}

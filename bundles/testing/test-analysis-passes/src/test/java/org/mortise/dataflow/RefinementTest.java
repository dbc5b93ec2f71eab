// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.ir.Operation;

/** Facts on the edges of branches. */
class RefinementTest {
  private static Interval intervalAt(Operation module, IntervalAnalysis intervals, String tag) {
    Operation op = DataFlowPrograms.tagged(module, tag);
    return intervals.lookup(op.operand(0), op);
  }

  private static void check(String program, Object... tagsAndIntervals) {
    Operation module = DataFlowPrograms.parse(program);
    IntervalAnalysis intervals = DataFlowPrograms.analyse(module, new RefinedIntervalAnalysis());
    for (int i = 0; i < tagsAndIntervals.length; i += 2) {
      assertThat(intervalAt(module, intervals, (String) tagsAndIntervals[i]))
          .as((String) tagsAndIntervals[i]).isEqualTo(tagsAndIntervals[i + 1]);
    }
  }

  @Test
  void condBr_loopWithComparison_boundsCounterInAndAfterLoop() {
    check("""
        func.func @f() {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 10 : index
          cf.br ^head(%c0 : index)
        ^head(%i: index):
          %less = arith.cmpi slt, %i, %n : index
          cf.cond_br %less, ^body, ^exit
        ^body:
          "test.use"(%i) {tag = "body"} : (index) -> ()
          %next = arith.addi %i, %c1 : index
          cf.br ^head(%next : index)
        ^exit:
          "test.use"(%i) {tag = "exit"} : (index) -> ()
          return
        }""", "body", new Interval(0, 9), "exit", Interval.of(10));
  }

  @Test
  void condBr_targetWithOtherPredecessor_refinesForwardedOperandOnly() {
    check("""
        func.func @f(%x: index, %c: i1) {
          %n = arith.constant 10 : index
          cf.cond_br %c, ^a, ^join(%n : index)
        ^a:
          %less = arith.cmpi slt, %x, %n : index
          cf.cond_br %less, ^join(%x : index), ^exit
        ^join(%y: index):
          "test.use"(%y) {tag = "forwarded"} : (index) -> ()
          "test.use"(%x) {tag = "direct"} : (index) -> ()
          return
        ^exit:
          return
        }""", "forwarded", new Interval(Interval.NEGATIVE_INFINITY, 10), "direct", Interval.ALL);
  }

  @Test
  void scfIf_nested_refinesTwice() {
    check("""
        func.func @f(%x: index) {
          %c0 = arith.constant 0 : index
          %n = arith.constant 10 : index
          %less = arith.cmpi slt, %x, %n : index
          %r = scf.if %less -> index {
            %negative = arith.cmpi slt, %x, %c0 : index
            scf.if %negative {
              "test.use"(%x) {tag = "negative"} : (index) -> ()
            } else {
              "test.use"(%x) {tag = "both"} : (index) -> ()
            }
            "test.use"(%x) {tag = "then"} : (index) -> ()
            scf.yield %x : index
          } else {
            "test.use"(%x) {tag = "else"} : (index) -> ()
            scf.yield %c0 : index
          }
          "test.use"(%r) {tag = "result"} : (index) -> ()
          return
        }""", "negative", new Interval(Interval.NEGATIVE_INFINITY, -1), "both", new Interval(0, 9),
        "then", new Interval(Interval.NEGATIVE_INFINITY, 9), "else", new Interval(10, Interval.INFINITY),
        "result", new Interval(Interval.NEGATIVE_INFINITY, 9));
  }

  @Test
  void scfWhile_condition_boundsBodyAndResult() {
    check("""
        func.func @f() {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 10 : index
          %r = scf.while (%i = %c0) : (index) -> index {
            %less = arith.cmpi slt, %i, %n : index
            scf.condition(%less) %i : index
          } do {
          ^bb0(%j: index):
            "test.use"(%j) {tag = "body"} : (index) -> ()
            %next = arith.addi %j, %c1 : index
            scf.yield %next : index
          }
          "test.use"(%r) {tag = "after"} : (index) -> ()
          return
        }""", "body", new Interval(0, 9), "after", Interval.of(10));
  }

  @Test
  void select_comparison_refinesSelectedOperand() {
    check("""
        func.func @f(%x: index) {
          %n = arith.constant 10 : index
          %less = arith.cmpi slt, %x, %n : index
          %min = arith.select %less, %x, %n : index
          "test.use"(%min) {tag = "minimum"} : (index) -> ()
          return
        }""", "minimum", new Interval(Interval.NEGATIVE_INFINITY, 10));
  }

  @Test
  void switches_caseAndDefault_knowFlag() {
    check("""
        func.func @f(%x: i32, %y: index) {
          scf.index_switch %y
          case 5 {
            "test.use"(%y) {tag = "case"} : (index) -> ()
            scf.yield
          }
          default {
            "test.use"(%y) {tag = "default"} : (index) -> ()
          }
          cf.switch %x : i32, [default: ^other, 7: ^seven]
        ^seven:
          "test.use"(%x) {tag = "seven"} : (i32) -> ()
          return
        ^other:
          "test.use"(%x) {tag = "other"} : (i32) -> ()
          return
        }""", "case", Interval.of(5), "default", Interval.ALL, "seven", Interval.of(7), "other", Interval.ALL);
  }

  @Test
  void refine_contradiction_leavesValueUnknown() {
    check("""
        func.func @f() {
          %c5 = arith.constant 5 : index
          %n = arith.constant 10 : index
          %less = arith.cmpi slt, %n, %c5 : index
          scf.if %less {
            "test.use"(%n) {tag = "never"} : (index) -> ()
          }
          return
        }""", "never", null);
  }

  @Test
  void steps_manyConditions_areNearLinear() {
    assertThat(steps(400)).isLessThan(steps(200) * 5 / 2);
  }

  private static long steps(int conditions) {
    StringBuilder text = new StringBuilder("func.func @f(%x: index) {\n");
    for (int i = 0; i < conditions; i++) {
      text.append("%c").append(i).append(" = arith.constant ").append(i).append(" : index\n%l").append(i)
          .append(" = arith.cmpi slt, %x, %c").append(i).append(" : index\nscf.if %l").append(i)
          .append(" {\n%s = arith.addi %x, %x : index\n}\n");
    }
    DataFlowSolver solver = new DataFlowSolver(DataFlowPrograms.parse(text.append("return\n}").toString()));
    solver.load(new RefinedIntervalAnalysis());
    solver.run();
    return solver.steps();
  }
}

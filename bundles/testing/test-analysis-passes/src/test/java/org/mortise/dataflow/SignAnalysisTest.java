// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowAnalysis;
import org.mortise.dataflow.SignAnalysis.Sign;
import org.mortise.ir.Operation;

class SignAnalysisTest {
  private static Sign signOfReturned(String program, boolean withConstants) {
    Operation module = DataFlowPrograms.parse(program);
    DataFlowAnalysis[] others = withConstants
        ? new DataFlowAnalysis[] {new ConstantAnalysis()} : new DataFlowAnalysis[0];
    return DataFlowPrograms.analyse(module, new SignAnalysis(), others).lookup(DataFlowPrograms.operand(module, "out"));
  }

  private static final String LOOP = """
      func.func @f(%n: index) -> i32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %first = arith.constant START : i32
        %step = arith.constant 3 : i32
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> (i32) {
          %0 = arith.addi %a, %step : i32
          scf.yield %0 : i32
        }
        return {tag = "out"} %r : i32
      }""";

  @Test
  void signs_loop_reachFixpoint() {
    assertThat(signOfReturned(LOOP.replace("START", "1"), false)).isEqualTo(Sign.NATURAL);
    assertThat(signOfReturned(LOOP.replace("START", "-1"), false)).isEqualTo(Sign.ANY);
  }

  @Test
  void signs_constantCondition_followOneBranch() {
    String program = """
        func.func @f() -> i32 {
          %true = arith.constant true
          %a = arith.constant 1 : i32
          %b = arith.constant -1 : i32
          cf.cond_br %true, ^bb1(%a : i32), ^bb1(%a : i32)
        ^bb1(%x: i32):
          %r = scf.if %true -> i32 { scf.yield %x : i32 } else { scf.yield %b : i32 }
          return {tag = "out"} %r : i32
        }""";

    assertThat(signOfReturned(program, false)).isEqualTo(Sign.ANY);
    assertThat(signOfReturned(program, true)).isEqualTo(Sign.NATURAL);
  }

  @Test
  void signs_privateFunction_followCalls() {
    String program = """
        func.func VISIBILITY @square(%a: i32) -> i32 {
          %0 = arith.muli %a, %a : i32
          return %0 : i32
        }
        func.func @f() -> i32 {
          %a = arith.constant 2 : i32
          %0 = call @square(%a) : (i32) -> i32
          return {tag = "out"} %0 : i32
        }""";

    assertThat(signOfReturned(program.replace("VISIBILITY", "private"), false)).isEqualTo(Sign.NATURAL);
    assertThat(signOfReturned(program.replace("VISIBILITY", ""), false)).isEqualTo(Sign.ANY);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.SparseBackwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemoryEffects;

class NeededValuesTest {
  /** Computes the values that influence memory, control flow, or the results of public functions. */
  private static final class NeededValues extends SparseBackwardAnalysis<Boolean> {
    @Override
    protected Boolean join(Boolean a, Boolean b) {
      return a || b;
    }

    @Override
    protected Boolean exitElement(Value value) {
      return true;
    }

    @Override
    protected void visitOperation(Operation op, List<Boolean> results) {
      if (results.contains(true) || !MemoryEffects.isMemoryEffectFree(op)) {
        for (Value operand : op.operands()) {
          set(operand, true);
        }
      }
    }
  }

  private static boolean isNeeded(String program, String tag) {
    Operation module = DataFlowPrograms.parse(program);
    Value value = DataFlowPrograms.tagged(module, tag).result(0);
    return DataFlowPrograms.analyse(module, new NeededValues()).lookup(value) != null;
  }

  @Test
  void needed_calls_propagatesThroughCalleesAndCallers() {
    String program = """
        func.func private @both(%a: i32, %b: i32) -> (i32, i32) {
          %0 = arith.addi %a, %a {tag = "sum"} : i32
          %1 = arith.muli %b, %b {tag = "product"} : i32
          return %0, %1 : i32, i32
        }
        func.func @f(%x: i32) -> i32 {
          %a = arith.addi %x, %x {tag = "a"} : i32
          %b = arith.muli %x, %x {tag = "b"} : i32
          %0:2 = call @both(%a, %b) : (i32, i32) -> (i32, i32)
          return %0#0 : i32
        }""";

    assertThat(isNeeded(program, "sum")).isTrue();
    assertThat(isNeeded(program, "product")).isFalse();
    assertThat(isNeeded(program, "a")).isTrue();
    assertThat(isNeeded(program, "b")).isFalse();
  }

  @Test
  void needed_loop_reachesFixpoint() {
    String program = """
        func.func @f(%n: index, %v: i32, %m: memref<i32>) {
          %c0 = arith.constant {tag = "lower"} 0 : index
          %c1 = arith.constant 1 : index
          %x = arith.addi %v, %v {tag = "x"} : i32
          %y = arith.muli %v, %v {tag = "y"} : i32
          %z = arith.xori %v, %v {tag = "z"} : i32
          %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %c = %z) -> (i32, i32, i32) {
            %0 = arith.addi %b, %b {tag = "next"} : i32
            memref.store %a, %m[] : memref<i32>
            scf.yield %0, %b, %c : i32, i32, i32
          }
          return
        }""";

    assertThat(isNeeded(program, "lower")).isTrue();
    assertThat(isNeeded(program, "x")).isTrue();
    assertThat(isNeeded(program, "next")).isTrue();
    assertThat(isNeeded(program, "y")).isTrue();
    assertThat(isNeeded(program, "z")).isFalse();
  }

  @Test
  void needed_branches_propagatesBackward() {
    String program = """
        func.func @f(%c: i1, %v: i32) -> i32 {
          %x = arith.addi %v, %v {tag = "x"} : i32
          %y = arith.muli %v, %v {tag = "y"} : i32
          cf.br ^bb1(%x, %y : i32, i32)
        ^bb1(%a: i32, %b: i32):
          cf.cond_br %c, ^bb1(%a, %a : i32, i32), ^bb2
        ^bb2:
          return %a : i32
        }""";

    assertThat(isNeeded(program, "x")).isTrue();
    assertThat(isNeeded(program, "y")).isFalse();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.Growth;
import org.mortise.testing.steps.CountSteps;

/** Programs with many arrays, blocks and nested regions. */
@CountSteps
class StackArraysGrowthTest {
  private static final String ARRAY = "fir.allocmem !fir.array<4xi32>\n";
  private static final String FREE = " : !fir.heap<!fir.array<4xi32>>\n";

  @Test
  void run_manyArraysInOneBlock_costsNearLinear() {
    assertMovesAllNearLinear(1_000, count -> {
      StringBuilder text = new StringBuilder("func.func @f() {\n");
      for (int i = 0; i < count; i++) {
        text.append("%a" + i + " = " + ARRAY);
      }
      for (int i = 0; i < count; i++) {
        text.append("fir.freemem %a" + i + FREE);
      }
      return text.append("return\n}\n").toString();
    });
  }

  @Test
  void run_manyBlocks_costsNearLinear() {
    assertMovesAllNearLinear(500, count -> {
      StringBuilder text = new StringBuilder("func.func @f(%c: i1) {\n");
      for (int i = 0; i < count; i++) {
        text.append("%a" + i + " = " + ARRAY + "cf.cond_br %c, ^l" + i + ", ^r" + i + "\n");
        text.append("^l" + i + ":\nfir.freemem %a" + i + FREE + "cf.br ^e" + i + "\n");
        text.append("^r" + i + ":\nfir.freemem %a" + i + FREE + "cf.br ^e" + i + "\n^e" + i + ":\n");
      }
      return text.append("return\n}\n").toString();
    });
  }

  @Test
  void shareSlots_manyLivesInOneBlock_costsNearLinear() {
    assertSharesNearLinear(1_000, count -> {
      StringBuilder text = new StringBuilder("func.func @f() {\n");
      for (int i = 0; i < count; i++) {
        text.append("%a" + i + " = " + ARRAY + (i == 0 ? "" : "fir.freemem %a" + (i - 1) + FREE));
      }
      return text.append("fir.freemem %a" + (count - 1) + FREE + "return\n}\n").toString();
    }, 2);
  }

  @Test
  void shareSlots_manyLoops_costsNearLinear() {
    assertSharesNearLinear(500, count -> {
      StringBuilder text = new StringBuilder("func.func @f(%n: index) {\n");
      for (int i = 0; i < count; i++) {
        text.append("fir.do_loop %i" + i + " = %n to %n step %n {\n%a" + i + " = " + ARRAY);
        text.append("fir.do_loop %k" + i + " = %n to %n step %n {\n%b" + i + " = " + ARRAY);
        text.append("fir.freemem %b" + i + FREE + "}\nfir.freemem %a" + i + FREE + "}\n");
      }
      return text.append("return\n}\n").toString();
    }, 2);
  }

  /** The rewriting after the analysis looks through nests again, and is not part of this. */
  @ParameterizedTest
  @ValueSource(strings = {"fir.if %c {", "fir.do_loop %i# = %n to %n step %n {"})
  void analysis_deepNest_takesLinearSteps(String head) {
    long steps = steps(nest(head, 500));
    assertThat(steps(nest(head, 1_000))).isLessThan(2 * steps + 10);
  }

  private static String nest(String head, int depth) {
    StringBuilder text = new StringBuilder("func.func @f(%c: i1, %n: index) {\n");
    for (int i = 0; i < depth; i++) {
      text.append(head.replace("#", "" + i) + "\n%a" + i + " = " + ARRAY);
    }
    for (int i = depth - 1; i >= 0; i--) {
      text.append("fir.freemem %a" + i + FREE + "}\n");
    }
    return text.append("return\n}\n").toString();
  }

  private static long steps(String program) {
    Operation function = ClassPathContext.parseAndFind(program, "func.func");
    DataFlowSolver solver = new DataFlowSolver(function).intraprocedural();
    solver.load(new AllocationAnalysis(new HeapArrays(function, false)));
    solver.run();
    return solver.steps();
  }

  private static void assertMovesAllNearLinear(int size, IntFunction<String> program) {
    Pass pass = new StackArraysFactory().create(PassOptions.DEFAULTS);
    Growth.assertNearLinear(size, program, (module, count) -> {
      pass.run(module, PassRun.on(module, diagnostic -> { }));
      assertThat(arraysOnTheHeap(module)).isZero();
    });
  }

  private static void assertSharesNearLinear(int size, IntFunction<String> program, int slots) {
    PassFactory factory = new StackArraysFactory();
    Pass pass = factory.create(PassOptions.parse(factory.spec().options(), Map.of("share-slots", "true")));
    Growth.assertNearLinear(size, program, (module, count) -> {
      pass.run(module, PassRun.on(module, diagnostic -> { }));
      assertThat(arraysOnTheHeap(module)).isZero();
      int[] found = {0};
      module.walk(op -> found[0] += AllocaOp.of(op) == null ? 0 : 1);
      assertThat(found[0]).isEqualTo(slots);
    });
  }

  private static int arraysOnTheHeap(Operation module) {
    int[] found = {0};
    module.walk(op -> found[0] += AllocMemOp.of(op) == null ? 0 : 1);
    return found[0];
  }
}

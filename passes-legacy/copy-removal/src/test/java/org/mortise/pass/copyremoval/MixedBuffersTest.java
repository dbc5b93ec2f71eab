// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.Growth;
import org.mortise.testing.steps.CountSteps;

/** Functions with many values that can be one of several buffers: near-linear cost, and conservative results. */
@CountSteps
class MixedBuffersTest {
  private static final Context CONTEXT = ClassPathContext.create();

  private static Operation function(String text) {
    Operation module = ClassPathContext.parse(CONTEXT, ParserOptions.STRICT, withType(text));
    return module.region(0).first().first();
  }

  private static String withType(String text) {
    return text.replace("!m", "memref<4xf32>");
  }

  /** Runs a round on functions of two sizes, checks the growth of its cost and the number of remaining copies. */
  private static void check(int size, IntFunction<String> text, IntUnaryOperator copiesLeft) {
    Growth.assertNearLinear(size, count -> withType(text.apply(count)), (module, count) -> {
      Operation function = module.region(0).first().first();
      assertThat(copiesLeft(function, StepBudget.of(function))).isEqualTo(copiesLeft.applyAsInt(count));
    });
  }

  /** Returns the number of copies after one round. */
  private static int copiesLeft(Operation function, StepBudget budget) {
    new CopyRound(function, budget, BufferPolicies.none(), PassRun.on(function, diagnostic -> { })).run();
    int[] copies = new int[1];
    function.walk(op -> copies[0] += CopyOp.of(op) == null ? 0 : 1);
    return copies[0];
  }

  private static String repeated(int times, String text) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < times; i++) {
      all.append(text.replace("#", Integer.toString(i)).replace("$", Integer.toString(i + 1)));
    }
    return all.toString();
  }

  private static String repeatedBackwards(int times, String text) {
    StringBuilder all = new StringBuilder();
    for (int i = times - 1; i >= 0; i--) {
      all.append(text.replace("#", Integer.toString(i)));
    }
    return all.toString();
  }

  @Test
  void run_chainOfDiamonds_hasNearLinearCost() {
    check(5_000, count -> "func.func @f(%c: i1, %m: !m) {\ncf.br ^h0(%m : !m)\n"
        + repeated(count, """
            ^h#(%p#: !m):
              cf.cond_br %c, ^l#, ^r#
            ^l#:
              %a# = memref.alloc() : !m
              %b# = memref.alloc() : !m
              memref.copy %p#, %a# : !m to !m
              memref.copy %a#, %b# : !m to !m
              memref.dealloc %a# : !m
              cf.br ^h$(%b# : !m)
            ^r#:
              cf.br ^h$(%p# : !m)
            """)
        + "^h" + count + "(%p" + count + ": !m):\nreturn }",
        count -> count);
  }

  @Test
  void run_manyFarCopiesIntoOneBuffer_hasNearLinearCost() {
    check(5_000, count -> "func.func @f(%c: i1, %m: !m) {\n%s0 = memref.alloc() : !m\n"
        + repeated(count, "%a# = memref.alloc() : !m\n%s$ = arith.select %c, %a#, %s# : !m\n")
        + repeated(count, "memref.copy %a#, %m : !m to !m\nmemref.dealloc %a# : !m\n")
        + "return }",
        count -> count - 1);
  }

  /** The copies can only be removed one by one, starting with the copy whose source is freed last. */
  @Test
  void run_copiesBlockingEachOther_hasNearLinearCost() {
    String fill = "memref.store %x, %s$[%c0] : !m\n";
    check(5_000, count -> "func.func @f(%x: f32, %c0: index, %m: !m) {\n"
        + "%s0 = memref.alloc() : !m\nmemref.store %x, %s0[%c0] : !m\n"
        + repeated(count, "%s$ = memref.alloc() : !m\nmemref.copy %s#, %m : !m to !m\n" + fill)
        + "memref.copy %s" + count + ", %m : !m to !m\n"
        + repeatedBackwards(count + 1, "memref.dealloc %s# : !m\n")
        + "return }",
        count -> 0);
  }

  /** Returns a function with a value that can be the target or another buffer, which is used before the copy. */
  private static Operation useOfOther() {
    return function("""
        func.func @f(%c: i1) {
          %source = memref.alloc() : !m
          %other = memref.alloc() : !m
          %target = memref.alloc() : !m
          memref.copy %other, %other : !m to !m
          memref.copy %source, %target : !m to !m
          memref.dealloc %source : !m
          %either = arith.select %c, %other, %target : !m
          return
        }
        """);
  }

  @Test
  void run_useOfOtherBuffer_removesOneCopy() {
    assertThat(copiesLeft(useOfOther(), StepBudget.of(useOfOther()))).isEqualTo(1);
  }

  @Test
  void run_budgetExhausted_keepsBothCopies() {
    StepBudget none = StepBudget.of(useOfOther());
    none.spend(Integer.MAX_VALUE);
    assertThat(copiesLeft(useOfOther(), none)).isEqualTo(2);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.testing.Growth;
import org.mortise.testing.PassExecution;
import org.mortise.testing.steps.CountSteps;

/** The cost of the pass is near-linear in the size of programs with deallocations. */
@CountSteps
class DeallocationGrowthTest {
  private static final int SIZE = 128;

  /** A program; # is the number of a part. The size is the number of parts. */
  enum Shape {
    BLOCK("%a# = memref.alloc() : $\nmemref.store %x, %a#[] : $\n", "memref.dealloc %a# : $\n"),
    CONDITIONAL_DEALLOCATIONS("%a# = memref.alloc() : $\nmemref.store %x, %a#[] : $\n",
        "scf.if %c {\nmemref.dealloc %a# : $\n}\n"),
    CONDITIONS("%a# = memref.alloc() : $\nscf.if %c {\nmemref.store %x, %a#[] : $\n%b# = memref.alloc() : $\n"
        + "memref.dealloc %b# : $\n}\n", "memref.dealloc %a# : $\n"),
    BRANCHES("%a# = memref.alloc() : $\ncf.cond_br %c, ^t#, ^e#\n^t#:\nmemref.store %x, %a#[] : $\ncf.br ^j#\n"
        + "^e#:\n%b# = memref.alloc() : $\nmemref.dealloc %b# : $\ncf.br ^j#\n^j#:\n", "memref.dealloc %a# : $\n"),
    LOOPS("%a# = memref.alloc() : $\ncf.br ^h#\n^h#:\ncf.cond_br %c, ^t#, ^e#\n^t#:\nmemref.store %x, %a#[] : $\n"
        + "cf.br ^h#\n^e#:\n", "memref.dealloc %a# : $\n"),
    ARGUMENTS("%a# = memref.alloc() : $\ncf.br ^h#(%a# : $)\n^h#(%p#: $):\nmemref.store %x, %p#[] : $\n",
        "memref.dealloc %a# : $\n");

    private final String first;
    private final String second;

    Shape(String first, String second) {
      this.first = first;
      this.second = second;
    }

    String program(int size) {
      StringBuilder text = new StringBuilder("func.func @f(%c: i1, %x: i64) {\n");
      for (String part : new String[] {first, second}) {
        for (int i = 1; i <= size; i++) {
          text.append(part.replace("#", Integer.toString(i)).replace("$", "memref<i64>"));
        }
      }
      return text.append("return\n}\n").toString();
    }
  }

  @ParameterizedTest
  @EnumSource
  void run_acrossControlFlow_isNearLinear(Shape shape) {
    Growth.assertNearLinear(SIZE, shape::program, (module, size) -> PassExecution.of(
        new OptimizeAllocationLiveness(), Map.of("across-control-flow", "true"), module));
  }

  @ParameterizedTest
  @EnumSource
  void run_insideBlocks_isNearLinear(Shape shape) {
    Growth.assertNearLinear(SIZE, shape::program, (module, size) -> PassExecution.of(
        new OptimizeAllocationLiveness(), Map.of(), module));
  }
}

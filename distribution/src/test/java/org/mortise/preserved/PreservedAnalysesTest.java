// SPDX-License-Identifier: Apache-2.0
package org.mortise.preserved;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.pass.PassFactory;
import org.mortise.testing.PassExecution;

/** A pass preserves the cached analyses if and only if it has not changed the program. */
class PreservedAnalysesTest {
  /** Has work for each of the passes. */
  private static final String PROGRAM = """
      func.func private @unused()
      func.func @f(%c: i1, %a: index, %b: index, %x: i32) -> (i32, i32, index, index) {
        %sum = arith.addi %a, %b : index
        %twin = arith.addi %a, %b : index
        %inside = arith.muli %a, %b : index
        scf.if %c {
          "test.use"(%inside) : (index) -> ()
        }
        scf.for %i = %a to %b step %a {
          %invariant = arith.subi %a, %b : index
          "test.use"(%invariant) : (index) -> ()
        }
        %scalar = memref.alloca() : memref<i32>
        memref.store %x, %scalar[] : memref<i32>
        %r = memref.load %scalar[] : memref<i32>
        %c0 = arith.constant 0 : index
        %array = memref.alloca() : memref<2xi32>
        memref.store %x, %array[%c0] : memref<2xi32>
        %s = memref.load %array[%c0] : memref<2xi32>
        return %r, %s, %sum, %twin : i32, i32, index, index
      }
      test.graph_region {
        %late = "test.a"(%early) : (i32) -> i32
        %early = "test.b"() : () -> i32
      }
      """;

  private static final Set<String> NAMES = Set.of("cse", "mem2reg", "sroa", "control-flow-sink",
      "loop-invariant-code-motion", "symbol-dce", "topological-sort");

  private static final String NOTHING_TO_DO = """
      func.func @f(%a: index) -> index {
        return %a : index
      }
      """;

  static List<PassFactory> passes() {
    List<PassFactory> passes = new ArrayList<>();
    for (PassFactory pass : ServiceLoader.load(PassFactory.class)) {
      if (NAMES.contains(pass.spec().name())) {
        passes.add(pass);
      }
    }
    assertThat(passes).hasSameSizeAs(NAMES);
    return passes;
  }

  @ParameterizedTest
  @MethodSource("passes")
  void run_programChanged_analysesAreNotPreserved(PassFactory pass) {
    PassExecution execution = PassExecution.of(pass, PROGRAM);

    assertThat(execution.run().areAllAnalysesPreserved()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("passes")
  void run_nothingToDo_allAnalysesArePreserved(PassFactory pass) {
    assertThat(PassExecution.of(pass, NOTHING_TO_DO).run().areAllAnalysesPreserved()).isTrue();
  }
}

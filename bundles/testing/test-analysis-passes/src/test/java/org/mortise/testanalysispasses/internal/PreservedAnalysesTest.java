// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.testanalysispasses.internal.walks.PrintTopologicalSortFactory;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.PassExecution;

/** Passes that only print preserve the program and all cached analyses. */
class PreservedAnalysesTest {
  private static final String PROGRAM = """
      func.func @f(%c: i1, %x: i32) -> i32 {
        cf.cond_br %c, ^a, ^b(%x : i32)
      ^a:
        %0 = arith.addi %x, %x : i32
        cf.br ^b(%0 : i32)
      ^b(%r: i32):
        %unused = func.call @g(%r) : (i32) -> i32
        return %r : i32
      }
      func.func private @g(i32) -> i32
      """;

  static List<PassFactory> passes() {
    List<PassFactory> views = new ArrayList<>();
    for (PassFactory pass : ServiceLoader.load(PassFactory.class)) {
      boolean annotatesProgram = pass instanceof PrintTopologicalSortFactory;
      if (pass.getClass().getPackageName().startsWith("org.mortise.testanalysispasses.") && !annotatesProgram) {
        views.add(pass);
      }
    }
    assertThat(views).hasSizeGreaterThan(10);
    return views;
  }

  @ParameterizedTest
  @MethodSource("passes")
  void run_anyView_preservesProgramAndAnalyses(PassFactory pass) {
    String before = IRPrinter.toString(ClassPathContext.parse(
        ClassPathContext.create(), ParserOptions.STRICT, PROGRAM));

    PassExecution execution = PassExecution.of(pass, PROGRAM);

    assertThat(execution.run().areAllAnalysesPreserved()).isTrue();
    assertThat(execution.program()).isEqualTo(before);
  }
}

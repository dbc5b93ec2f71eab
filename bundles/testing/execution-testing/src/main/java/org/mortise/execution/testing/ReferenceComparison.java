// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.mortise.execution.engine.Engine;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.ReferenceTools;
import org.mortise.testing.random.Tool;

/** Compares the printed text of a program with that of MLIR's runner, if installed. */
public final class ReferenceComparison {
  private static final String RUNNER = "mlir-cpu-runner-19";
  private static final int SECONDS = 120;
  /** Numbers are printed with six digits. */
  private static final double TOLERANCE = 1e-5;
  private static final String[] LOWERING = {
      "--one-shot-bufferize=bufferize-function-boundaries", "--convert-linalg-to-loops", "--convert-vector-to-scf",
      "--expand-strided-metadata", "--lower-affine", "--convert-scf-to-cf", "--convert-complex-to-standard",
      "--convert-math-to-funcs",
      "--arith-expand=include-bf16", "--convert-vector-to-llvm", "--convert-math-to-llvm", "--convert-math-to-libm",
      "--convert-complex-to-llvm", "--convert-arith-to-llvm", "--convert-index-to-llvm", "--finalize-memref-to-llvm",
      "--convert-func-to-llvm", "--convert-cf-to-llvm", "--reconcile-unrealized-casts"
  };

  private ReferenceComparison() {}

  /**
   * Asserts that the numbers printed by each engine are those printed by MLIR's runner, up to its precision.
   *
   * @param passes passes that must precede MLIR's usual lowering
   */
  public static void assertSame(PrintingProgram program, String... passes) {
    String libraries = ReferenceTools.requirePrinting();
    String text = program.toString();
    String expected = reference(libraries, text, passes);
    List<String> expectedLines = expected.lines().toList();
    assertThat(expectedLines).isNotEmpty();
    for (Engine engine : ExecutedProgram.ENGINES) {
      assertSame(engine, text, expectedLines);
    }
  }

  private static void assertSame(Engine engine, String text, List<String> expectedLines) {
    List<String> actualLines = ExecutedProgram.of(text).print(engine).lines().toList();
    assertThat(actualLines).as(text).hasSameSizeAs(expectedLines);
    for (int i = 0; i < expectedLines.size(); i++) {
      assertThat(isSame(expectedLines.get(i), actualLines.get(i)))
          .as("%s, line %s: expected %s, but it is %s in%n%s",
              engine, i, expectedLines.get(i), actualLines.get(i), text).isTrue();
    }
  }

  private static boolean isSame(String expected, String actual) {
    double a = number(expected);
    double b = number(actual);
    return Double.compare(a, b) == 0 || Double.isNaN(a) && Double.isNaN(b)
        || Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
  }

  private static double number(String text) {
    return switch (text) {
      case "inf" -> Double.POSITIVE_INFINITY;
      case "-inf" -> Double.NEGATIVE_INFINITY;
      case "nan", "-nan" -> Double.NaN;
      default -> Double.parseDouble(text);
    };
  }

  private static String reference(String libraries, String text, String... passes) {
    List<String> flags = new ArrayList<>(List.of(passes));
    flags.addAll(List.of(LOWERING));
    Tool lowering = new ProcessTool(List.of(ReferenceTools.OPT), SECONDS);
    Tool.Result lowered = lowering.run(text, 0, flags.toArray(new String[0]));
    assertThat(lowered.exit()).as(lowered.err() + text).isZero();
    Tool.Result result = new ProcessTool(List.of(RUNNER, "-e", "main", "--entry-point-result=void",
        "--shared-libs=" + libraries), SECONDS).run(lowered.out(), 0);
    assertThat(result.exit()).as(result.err()).isZero();
    return result.out();
  }
}

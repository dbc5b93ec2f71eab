// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lowers programs with a function {@code @main() -> i64} by MLIR, and executes them under a counting allocator. Many
 * programs form one module with a driver; if it cannot be lowered or faults, it is bisected. Requires MLIR's lowering
 * and runner, and a C compiler.
 */
public final class ReferenceRunner {
  /**
   * The result of one program.
   *
   * @param value the number that {@code @main} returns, in decimal digits
   * @param badFrees deallocations of memory that was already freed, or never allocated
   * @param fault why the program could not be executed to its end; empty if it was
   */
  public record Run(String value, long leaks, long badFrees, String fault) {}

  private static final Pattern SYMBOL = Pattern.compile("@(\\w+)");
  private static final Pattern REPORT =
      Pattern.compile("(?m)^program (\\d+) value (-?\\d+) allocations (\\d+) leaks (\\d+) double (\\d+) bad (\\d+)$");
  private static final List<String> LOWERING = List.of("--expand-realloc", "--bufferization-lower-deallocations",
      "--convert-bufferization-to-memref", "--scf-forall-to-for", "--convert-linalg-to-loops",
      "--convert-vector-to-scf=full-unroll", "--convert-scf-to-cf", "--arith-expand=include-bf16",
      "--expand-strided-metadata", "--lower-affine", "--convert-complex-to-standard", "--convert-math-to-llvm",
      "--convert-math-to-libm", "--convert-vector-to-llvm", "--convert-complex-to-llvm", "--convert-arith-to-llvm",
      "--convert-index-to-llvm", "--finalize-memref-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm",
      "--reconcile-unrealized-casts");

  private final Tool lowering;
  private final String[] passes;
  private final Tool runner;

  /**
   * Creates a runner.
   *
   * @param lowering MLIR's {@code mlir-opt}
   * @param seconds the time limit for each run of a module
   * @param first passes that must precede the usual lowering
   */
  public ReferenceRunner(Tool lowering, int seconds, String... first) {
    List<String> all = new ArrayList<>(Arrays.asList(first));
    all.addAll(LOWERING);
    this.lowering = lowering;
    this.passes = all.toArray(String[]::new);
    this.runner = new ProcessTool(
        List.of("mlir-cpu-runner-19", "-e", "main", "--entry-point-result=void", "--shared-libs=" + allocator()),
        seconds);
  }

  /** Executes programs. The results are in the order of the programs. */
  public List<Run> run(List<String> programs) {
    Run[] runs = new Run[programs.size()];
    execute(programs.stream().map(ReferenceRunner::former).toList(), 0, programs.size(), runs);
    return Arrays.asList(runs);
  }

  /** Returns a program as MLIR 19.1 has it, whose execution is the judge; as it is if 19.1 cannot express it. */
  private static String former(String program) {
    Tool.Result printed = new InProcessTool().run(program, 0, "--mlir-version=19.1");
    return printed.exit() == 0 ? printed.out() : program;
  }

  private void execute(List<String> programs, int from, int to, Run[] runs) {
    if (from == to) {
      return;
    }
    Tool.Result low = lowering.run(merge(programs, from, to), 0, passes);
    String fault = low.exit() == 0 ? "" : "cannot be lowered: "
        + low.err().lines().findFirst().orElse("").replaceFirst("INPUT:\\d+:\\d+: ", "");
    if (fault.isEmpty()) {
      Tool.Result result = runner.run(low.out().replaceAll("@(malloc|free|aligned_alloc)\\b", "@counted_$1"), 0);
      Matcher report = REPORT.matcher(result.err());
      while (report.find()) {
        runs[Integer.parseInt(report.group(1))] = new Run(report.group(2), Long.parseLong(report.group(4)),
            Long.parseLong(report.group(5)) + Long.parseLong(report.group(6)), "");
      }
      fault = result.exit() == 0 ? "" : result.exit() == Tool.TIMEOUT ? "timeout" : faultLine(result.err());
    }
    if (fault.isEmpty()) {
      return;
    }
    if (to - from == 1) {
      runs[from] = new Run("", 0, 0, fault);
      return;
    }
    int middle = (from + to) / 2;
    execute(programs, from, middle, runs);
    execute(programs, middle, to, runs);
  }

  private static String faultLine(String text) {
    return text.lines().filter(l -> l.startsWith("fault ")).findFirst().orElse("crash");
  }

  /** Merges programs into one module: symbols get the program's number, and a driver calls all main functions. */
  private static String merge(List<String> programs, int from, int to) {
    StringBuilder text =
        new StringBuilder("func.func private @program_begins(i64)\nfunc.func private @program_ends(i64, i64)\n");
    StringBuilder driver = new StringBuilder("func.func @main() {\n");
    for (int i = from; i < to; i++) {
      String suffix = "_" + i;
      text.append(SYMBOL.matcher(withoutModule(Lowerable.form(programs.get(i))))
          .replaceAll(m -> "@" + m.group(1) + suffix));
      driver.append("  %k").append(i).append(" = arith.constant ").append(i).append(" : i64\n");
      driver.append("  func.call @program_begins(%k").append(i).append(") : (i64) -> ()\n");
      driver.append("  %r").append(i).append(" = func.call @main").append(suffix).append("() : () -> i64\n");
      driver.append("  func.call @program_ends(%k").append(i).append(", %r").append(i).append(") : (i64, i64) -> ()\n");
    }
    return text.append(driver).append("  return\n}\n").toString();
  }

  private static String withoutModule(String text) {
    int open = text.indexOf("module {\n");
    return open < 0 ? text : text.substring(0, open) + text.substring(open + 9, text.lastIndexOf('}'));
  }

  /** Compiles the allocator. */
  private static Path allocator() {
    try (InputStream source = ReferenceRunner.class.getResourceAsStream("counting-allocator.c")) {
      Path directory = Files.createTempDirectory("fuzz-allocator");
      Path file = directory.resolve("allocator.c");
      Files.write(file, source.readAllBytes());
      Path library = directory.resolve("allocator.so");
      directory.toFile().deleteOnExit();
      file.toFile().deleteOnExit();
      library.toFile().deleteOnExit();
      int exit = new ProcessBuilder("cc", "-O1", "-shared", "-fPIC", file.toString(), "-o", library.toString())
          .inheritIO().start().waitFor();
      if (exit != 0) {
        throw new IllegalStateException("the C compiler failed");
      }
      return library;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Executes programs before and after the subject's passes under a counting allocator, and checks for the same result,
 * no leak, no double free and no use after free. Many programs become one module with a driver; if it faults, it is
 * halved. Requires the reference's lowering and runner, and a C compiler.
 */
public final class Execution {
  private static final Pattern SYMBOL = Pattern.compile("@(\\w+)");
  private static final Pattern REPORT =
      Pattern.compile("(?m)^program (\\d+) value (-?\\d+) allocations (\\d+) leaks (\\d+) double (\\d+) bad (\\d+)$");
  private static final String[] LOWERING = {"--bufferization-lower-deallocations", "--convert-bufferization-to-memref",
      "--scf-forall-to-for", "--convert-linalg-to-loops", "--convert-scf-to-cf",
      "--expand-strided-metadata", "--lower-affine", "--convert-arith-to-llvm", "--finalize-memref-to-llvm",
      "--convert-func-to-llvm", "--convert-cf-to-llvm", "--reconcile-unrealized-casts"};

  /** The result of one program; {@code fault} is empty if it ended normally. */
  private record Run(String value, long leaks, long bad, String fault) {}

  private final Tool reference;
  private final @Nullable Batch baseline;
  private final Batch subject;
  private final Tool runner;
  private final Map<String, Integer> counts = new TreeMap<>();

  /** Creates a check of the subject, with a time limit in seconds for each run of a module. */
  public Execution(Tool reference, Batch subject, int seconds) {
    this(reference, null, subject, seconds);
  }

  /**
   * Creates a check of the subject on programs that cannot be executed as they are.
   *
   * @param baseline makes the programs whose results are expected; null if the programs themselves can be executed
   */
  public Execution(Tool reference, @Nullable Batch baseline, Batch subject, int seconds) {
    this.reference = reference;
    this.baseline = baseline;
    this.subject = subject;
    this.runner = new ProcessTool(
        List.of("mlir-cpu-runner-19", "-e", "main", "--entry-point-result=void", "--shared-libs=" + allocator()),
        seconds);
  }

  /** Returns the number of programs with each result. */
  public Map<String, Integer> counts() {
    return counts;
  }

  /** Executes a batch; {@code differs} receives the index and a report of each program that fails. */
  public void run(List<String> programs, BiConsumer<Integer, String> differs) {
    List<Batch.Outcome> outcomes = subject.run(programs);
    List<String> expected = expected(programs);
    List<Integer> accepted = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      if (expected.get(i).isEmpty()) {
        counts.merge("no baseline", 1, Integer::sum);
      } else if (outcomes.get(i).accepted()) {
        accepted.add(i);
      } else {
        counts.merge(outcomes.get(i).crashed() ? "subject crashes" : "subject rejects", 1, Integer::sum);
      }
    }
    Run[] before = execute(accepted.stream().map(expected::get).toList());
    Run[] after = execute(accepted.stream().map(i -> outcomes.get(i).out()).toList());
    for (int k = 0; k < accepted.size(); k++) {
      String verdict = verdict(before[k], after[k]);
      counts.merge(verdict, 1, Integer::sum);
      if (!verdict.equals("clean")) {
        differs.accept(accepted.get(k), verdict + "\n" + before[k] + "\n" + after[k] + "\n"
            + outcomes.get(accepted.get(k)).out());
      }
    }
  }

  /** Returns the programs with the expected results; an empty text for those that the baseline rejects. */
  private List<String> expected(List<String> programs) {
    if (baseline == null) {
      return programs;
    }
    List<String> expected = new ArrayList<>();
    for (Batch.Outcome outcome : baseline.run(programs)) {
      expected.add(outcome.accepted() ? outcome.out() : "");
    }
    return expected;
  }

  private static String verdict(Run before, Run after) {
    if (!before.fault().isEmpty()) {
      return "invalid input: " + before.fault();
    }
    if (!after.fault().isEmpty()) {
      return after.fault();
    }
    if (!before.value().equals(after.value())) {
      return "other value";
    }
    if (after.bad() > 0) {
      return "bad free";
    }
    return after.leaks() > 0 ? "leak" : "clean";
  }

  private Run[] execute(List<String> programs) {
    Run[] runs = new Run[programs.size()];
    execute(programs, 0, programs.size(), runs);
    return runs;
  }

  private void execute(List<String> programs, int from, int to, Run[] runs) {
    if (from == to) {
      return;
    }
    Tool.Result low = reference.run(merge(programs, from, to), 0, LOWERING);
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
    try (InputStream source = Execution.class.getResourceAsStream("counting-allocator.c")) {
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

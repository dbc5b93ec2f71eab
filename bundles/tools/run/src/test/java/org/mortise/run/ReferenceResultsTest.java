// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.testing.random.FunctionDriver;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;
import org.mortise.testing.random.ReferenceRunner;
import org.mortise.testing.random.ReferenceTools;

/**
 * Both engines compute the same numbers as MLIR, which lowers random programs to machine code. Programs in which the
 * checked engine finds an error or an undefined value are not compared. {@code -Dmortise.execution.programs=N} tests N
 * programs of each kind. Their operations include {@code linalg.generic} and {@code math.exp}.
 */
class ReferenceResultsTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.execution.programs", 15);
  /** Programs that share one run of MLIR. */
  private static final int BATCH = 100;
  private static final int SECONDS = 300;
  /** The reference rounds the products of narrow formats, as it may. */
  private static final Pattern SEPARATE_FMA = Pattern.compile("vector\\.fma .*b?f16");
  private static final String BUFFERIZE = "--one-shot-bufferize=bufferize-function-boundaries";
  private static final ExecutionOptions OPTIONS =
      ExecutionOptions.DEFAULTS.withLimits(new ExecutionLimits(50_000_000, 1 << 28, 10_000));

  @BeforeEach
  void onlyWithTheReference() {
    ReferenceTools.requireRunner();
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "LOOPS", "MIXED", "LIVE_RESULTS",
      "COMPUTATIONS", "ALL_COMPUTATIONS"})
  void engines_randomPrograms_matchMlir(Profile profile, TestReporter reporter) {
    List<String> programs = new ArrayList<>();
    for (int seed = 0; seed < PROGRAMS; seed++) {
      programs.add(RandomProgram.generate(profile, seed));
    }
    assertThat(compare(programs, reporter)).isGreaterThanOrEqualTo(PROGRAMS * 9 / 10); // some cannot be lowered
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"ARITH", "VECTORS", "LINALG", "RESHAPES", "BUFFERIZABLE"})
  void engines_randomFunctions_matchMlir(Profile profile, TestReporter reporter) {
    List<String> programs = new ArrayList<>();
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String program = RandomProgram.generate(profile, seed);
      programs.addAll(profile == Profile.BUFFERIZABLE ? List.of(program) : FunctionDriver.of(program, seed));
    }
    assertThat(compare(programs, reporter, BUFFERIZE)).isPositive();
  }

  /** Compares results, and returns the number of programs that have one. */
  private static int compare(List<String> programs, TestReporter reporter, String... passes) {
    ReferenceRunner reference = new ReferenceRunner(new ProcessTool(List.of("mlir-opt-19"), SECONDS), SECONDS, passes);
    List<String> defined = new ArrayList<>();
    List<Long> results = new ArrayList<>();
    for (String program : programs) {
      Long result = SEPARATE_FMA.matcher(program).find() ? null : result(program, Engine.CHECKED);
      if (result != null) {
        assertThat(result(program, ExecutedProgram.COMPILED)).as(program).isEqualTo(result);
        defined.add(program);
        results.add(result);
      }
    }
    int compared = 0;
    for (int from = 0; from < defined.size(); from += BATCH) {
      int to = Math.min(from + BATCH, defined.size());
      List<ReferenceRunner.Run> runs = reference.run(defined.subList(from, to));
      for (int i = from; i < to; i++) {
        ReferenceRunner.Run run = runs.get(i - from);
        if (run.fault().isEmpty()) {
          assertThat(results.get(i)).as(defined.get(i)).isEqualTo(Long.parseLong(run.value()));
          compared++;
        }
      }
    }
    reporter.publishEntry(programs.size() + " programs, " + defined.size() + " have a result, " + compared
        + " have that of the reference");
    return compared;
  }

  private static @Nullable Long result(String text, Engine engine) {
    Program program = Programs.of(text);
    Execution execution = engine.begin(program, OPTIONS);
    try {
      return execution.call(program.function("main"), List.of())[0] instanceof Long number ? number : null;
    } catch (ExecutionException wrong) {
      assertThat(engine).as(wrong.diagnostic().message() + "\n" + text).isEqualTo(Engine.CHECKED);
      return null;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.testing.random.Batch;
import org.mortise.testing.random.BrokenProgram;
import org.mortise.testing.random.Comparison;
import org.mortise.testing.random.Execution;
import org.mortise.testing.random.InProcessTool;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomChecks;
import org.mortise.testing.random.ReferenceTools;
import org.mortise.testing.random.Tool;
import org.mortise.testing.random.Verdict;

/** Checks the generator and the harness against MLIR; skipped if it is not installed. */
class ReferenceTest {
  private static final Tool REFERENCE = new ProcessTool(List.of("mlir-opt-19"), 120);

  /** Returns random programs as MLIR 19.1 has them, whose tools are used here. */
  private static List<String> programs(Profile profile, int count) {
    return RandomChecks.programs(profile, count).stream()
        .map(program -> new InProcessTool().run(program, 0, "--mlir-version=19.1"))
        .filter(printed -> printed.exit() == 0).map(Tool.Result::out).toList();
  }

  @BeforeEach
  void onlyWithTheReference() {
    ReferenceTools.requireOpt();
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, mode = EnumSource.Mode.EXCLUDE, names = "VECTORS") // with masks of MLIR 22
  void generate_anyProfile_isAcceptedByReference(Profile profile) {
    assertThat(new Batch(REFERENCE, List.of()).run(programs(profile, 40)))
        .allMatch(Batch.Outcome::accepted);
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS"})
  void execute_outputOfReference_hasNoFault(Profile profile) {
    ReferenceTools.requireRunner();
    Batch subject = new Batch(REFERENCE, List.of("--ownership-based-buffer-deallocation"));
    Execution execution = new Execution(REFERENCE, subject, 120);
    List<String> reports = new ArrayList<>();
    execution.run(programs(profile, 8), (index, report) -> reports.add(report));
    assertThat(reports).isEmpty();
    assertThat(execution.counts().get("clean")).isGreaterThan(6);
  }

  @Test
  void execute_leakingProgram_reportsLeak() {
    ReferenceTools.requireRunner();
    Execution execution = new Execution(REFERENCE, new Batch(REFERENCE, List.of()), 120);
    execution.run(programs(Profile.STRUCTURED, 5), (index, report) -> {});
    assertThat(execution.counts()).containsKey("leak").doesNotContainKey("clean");
  }

  @Test
  void compare_referenceWithItself_isEqual() {
    Comparison comparison = new Comparison(REFERENCE, REFERENCE, List.of("--ownership-based-buffer-deallocation"));
    comparison.run(programs(Profile.BRANCHES, 40), (index, report) -> {});
    assertThat(comparison.counts().keySet()).allMatch(Verdict::isFine);
  }

  @Test
  void compare_changedOutput_isDifference() {
    List<String> programs = programs(Profile.STRUCTURED, 3);
    Tool other = new ProcessTool(List.of("mlir-opt-19", "--symbol-privatize"), 60);
    Comparison comparison = new Comparison(REFERENCE, other, List.of());
    List<Integer> different = new ArrayList<>();
    comparison.run(programs, (index, report) -> different.add(index));
    assertThat(different).containsExactly(0, 1, 2);
    assertThat(comparison.counts()).isEqualTo(Map.of(Verdict.DIFFERENT, 3));
  }

  @Test
  void breakProgram_anySeed_isMostlyRejected() {
    List<String> programs = new ArrayList<>();
    for (long seed = 0; seed < 40; seed++) {
      programs.add(BrokenProgram.generate(seed));
    }
    long rejected = new Batch(REFERENCE, List.of()).run(programs).stream().filter(o -> !o.accepted()).count();
    assertThat(rejected).isGreaterThan(30);
  }
}

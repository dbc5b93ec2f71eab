// SPDX-License-Identifier: Apache-2.0
package org.mortise.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random programs through Mortise and through the reference; skipped where that is not installed. */
class MortiseAndReferenceTest {
  private static final int PROGRAMS = 40;
  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final Tool REFERENCE = new ProcessTool(List.of("mlir-opt-19"), 120);
  private static final Tool MORTISE = new InProcessTool();

  @BeforeEach
  void onlyWithTheReference() {
    Assumptions.assumeTrue(ReferenceTest.onPath("mlir-opt-19"), "mlir-opt-19 is not installed");
  }

  private static void compare(Profile profile, String... flags) {
    Comparison comparison = new Comparison(REFERENCE, MORTISE, List.of(flags));
    List<String> reports = new ArrayList<>();
    comparison.run(ReferenceTest.programs(profile, PROGRAMS), (index, report) -> reports.add(report));
    assertThat(reports).isEmpty();
    assertThat(comparison.counts().getOrDefault(Verdict.REFERENCE_UNSTABLE, 0)).isLessThan(PROGRAMS / 4);
  }

  @ParameterizedTest
  @EnumSource(Profile.class)
  void textIsTheSame(Profile profile) {
    compare(profile);
    compare(profile, "--mlir-print-op-generic", "--mlir-print-debuginfo");
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED"})
  void ownershipIsTheSame(Profile profile) {
    compare(profile, OWNERSHIP);
    compare(profile, OWNERSHIP, "--bufferization-lower-deallocations");
    compare(profile, "--canonicalize", OWNERSHIP);
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"ARITH", "BRANCHES", "FOLDS", "TENSORS"})
  void canonicalFormIsTheSame(Profile profile) {
    compare(profile, "--canonicalize", "--cse");
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED", "LOOPS"})
  void deallocatedProgramsRunWithoutFault(Profile profile) {
    Assumptions.assumeTrue(
        ReferenceTest.onPath("mlir-cpu-runner-19") && ReferenceTest.onPath("cc"), "no runner or no C compiler");
    runsWithoutFault(profile, OWNERSHIP, "--canonicalize");
    runsWithoutFault(profile, "--buffer-deallocation-pipeline");
  }

  private static void runsWithoutFault(Profile profile, String... flags) {
    Execution execution = new Execution(REFERENCE, new Batch(MORTISE, List.of(flags)), 120);
    List<String> reports = new ArrayList<>();
    execution.run(ReferenceTest.programs(profile, PROGRAMS), (index, report) -> reports.add(report));
    assertThat(reports).isEmpty();
    assertThat(execution.counts().getOrDefault("clean", 0)).isGreaterThan(PROGRAMS * 3 / 4);
  }
}

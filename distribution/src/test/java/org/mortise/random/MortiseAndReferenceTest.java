// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.testing.random.Batch;
import org.mortise.testing.random.Comparison;
import org.mortise.testing.random.Execution;
import org.mortise.testing.random.InProcessTool;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomChecks;
import org.mortise.testing.random.ReferenceTools;
import org.mortise.testing.random.Tool;
import org.mortise.testing.random.Verdict;

/**
 * Runs random programs through Mortise and through MLIR; skipped if MLIR is not installed. The tests run in parallel,
 * because each waits for MLIR most of the time.
 */
@org.junit.jupiter.api.parallel.Execution(ExecutionMode.CONCURRENT)
class MortiseAndReferenceTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.random.programs", 15);
  /** The number of executed programs; the runner takes seconds for each ten. */
  private static final int EXECUTED = 10;
  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final String BUFFERIZATION = "--one-shot-bufferize=bufferize-function-boundaries";
  private static final Tool REFERENCE = new ProcessTool(List.of("mlir-opt-22"), 120);
  /** Lowers programs for the runner. */
  private static final Tool LOWERING = new ProcessTool(List.of("mlir-opt-19"), 120);
  /** Operations that MLIR 22 does not have any more. */
  private static final Pattern GONE = Pattern.compile(
      "\\b(affine\\.dma_|vector\\.(splat|extractelement|insertelement))");
  private static final Tool MORTISE = new InProcessTool();

  @BeforeEach
  void onlyWithTheReference() {
    ReferenceTools.requireOpt();
  }

  private static void compare(Profile profile, String... flags) {
    List<String> programs = new ArrayList<>(RandomChecks.programs(profile, PROGRAMS));
    programs.removeIf(program -> GONE.matcher(program).find());
    Comparison comparison = new Comparison(REFERENCE, MORTISE, List.of(flags));
    List<String> reports = new ArrayList<>();
    comparison.run(programs, (seed, report) -> reports.add(RandomChecks.report(
        profile, seed, programs.get(seed), report,
        program -> first(new Comparison(REFERENCE, MORTISE, List.of(flags))::run, program))));
    assertThat(reports).isEmpty();
    assertThat(comparison.counts().getOrDefault(Verdict.REFERENCE_UNSTABLE, 0)).isLessThan(PROGRAMS / 4);
  }

  private interface Check {
    void run(List<String> programs, BiConsumer<Integer, String> differs);
  }

  /** Returns the report on one program, or null. */
  private static String first(Check check, String program) {
    List<String> reports = new ArrayList<>();
    check.run(List.of(program), (index, report) -> reports.add(report));
    return reports.isEmpty() ? null : reports.get(0);
  }

  @ParameterizedTest
  @EnumSource(Profile.class)
  void print_comparedWithReference_isEqual(Profile profile) {
    compare(profile);
    compare(profile, "--mlir-print-op-generic", "--mlir-print-debuginfo");
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED"})
  void ownershipPass_comparedWithReference_isEqual(Profile profile) {
    compare(profile, OWNERSHIP);
    compare(profile, OWNERSHIP, "--bufferization-lower-deallocations");
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class,
      names = {"ARITH", "BRANCHES", "TENSORS", "AFFINE", "LINALG", "VECTORS"})
  void canonicalize_comparedWithReference_isEqual(Profile profile) {
    compare(profile, "--canonicalize", "--cse");
  }

  @Test
  void oneShotBufferize_comparedWithReference_isEqual() {
    compare(Profile.BUFFERIZABLE, BUFFERIZATION);
    compare(Profile.BUFFERIZABLE, BUFFERIZATION + " allow-return-allocs-from-loops test-analysis-only"
        + " analysis-heuristic=bottom-up-from-terminators");
  }

  /** Compares the results with programs in which each write has a separate tensor. */
  @Test
  void execute_bufferizedPrograms_haveNoFault() {
    ReferenceTools.requireRunner();
    String identity = BUFFERIZATION + " function-boundary-type-conversion=identity-layout-map";
    Batch baseline = new Batch(MORTISE, List.of(identity + " copy-before-write")); // on which MLIR crashes
    Batch subject = new Batch(
        MORTISE, List.of(identity + " allow-return-allocs-from-loops", "--buffer-deallocation-pipeline"));
    runsWithoutFault(Profile.BUFFERIZABLE_BLOCKS, new Execution(LOWERING, baseline, subject, 120));
  }

  /** Does the same for programs with recursion, from which more copies are removed than MLIR does. */
  @Test
  void execute_programsWithFewerCopies_haveNoFault() {
    ReferenceTools.requireRunner();
    String identity = BUFFERIZATION + " function-boundary-type-conversion=identity-layout-map fewer-copies";
    Batch baseline = new Batch(MORTISE, List.of(identity + " copy-before-write"));
    Batch subject = new Batch(
        MORTISE, List.of(identity + " allow-return-allocs-from-loops", "--buffer-deallocation-pipeline"));
    runsWithoutFault(Profile.BUFFERIZABLE_RECURSION, new Execution(LOWERING, baseline, subject, 120));
  }

  /** Brings functions that select different roads from tensors to freed buffers. */
  @Test
  void execute_programsOfBothRoads_haveNoFault() {
    ReferenceTools.requireRunner();
    Batch baseline = new Batch(MORTISE, List.of(
        BUFFERIZATION + " function-boundary-type-conversion=identity-layout-map copy-before-write"));
    Execution execution = new Execution(
        LOWERING, baseline, new Batch(MORTISE, List.of("--mixed-bufferization-pipeline")), 120);
    List<String> programs = RandomChecks.programsWithChoices(Profile.BUFFERIZABLE, EXECUTED);
    List<String> reports = new ArrayList<>();
    execution.run(programs, (seed, report) -> reports.add(RandomChecks.report(
        Profile.BUFFERIZABLE, seed, programs.get(seed), report, program -> first(execution::run, program))));
    assertThat(reports).isEmpty();
    assertThat(execution.counts().getOrDefault("clean", 0)).isGreaterThan(EXECUTED * 3 / 4);
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED", "LOOPS", "LIVE_RESULTS"})
  void execute_deallocatedPrograms_haveNoFault(Profile profile) {
    ReferenceTools.requireRunner();
    runsWithoutFault(profile, OWNERSHIP, "--canonicalize");
    runsWithoutFault(profile, "--buffer-deallocation-pipeline");
  }

  private static void runsWithoutFault(Profile profile, String... flags) {
    runsWithoutFault(profile, new Execution(LOWERING, new Batch(MORTISE, List.of(flags)), 120));
  }

  private static void runsWithoutFault(Profile profile, Execution execution) {
    List<String> programs = RandomChecks.programs(profile, EXECUTED);
    List<String> reports = new ArrayList<>();
    execution.run(programs, (seed, report) -> reports.add(RandomChecks.report(
        profile, seed, programs.get(seed), report,
        program -> first(execution::run, program))));
    assertThat(reports).isEmpty();
    assertThat(execution.counts().getOrDefault("clean", 0)).isGreaterThan(EXECUTED * 3 / 4);
  }
}

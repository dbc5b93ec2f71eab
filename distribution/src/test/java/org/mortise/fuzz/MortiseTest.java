// SPDX-License-Identifier: Apache-2.0
package org.mortise.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What must hold for any program, with or without the reference at hand. */
class MortiseTest {
  private static final int PROGRAMS = 25;
  private static final String PIPELINE = "--buffer-deallocation-pipeline";
  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final Tool MORTISE = new InProcessTool();

  private static List<String> programs(Profile profile) {
    List<String> programs = new ArrayList<>();
    for (long seed = 0; seed < PROGRAMS; seed++) {
      programs.add(RandomProgram.generate(profile, seed));
    }
    return programs;
  }

  private static String accepted(String program, String... flags) {
    Tool.Result result = MORTISE.run(program, 0, flags);
    assertThat(result.exit()).as("%s%n%s", result.err(), program).isZero();
    return result.out();
  }

  /** FOLDS are read once before: a number is read as one of 64 bits, as the reference does, also where it has 128. */
  @ParameterizedTest
  @EnumSource(Profile.class)
  void textIsTheSameAfterGoingThroughEitherForm(Profile profile) {
    for (String program : programs(profile)) {
      String start = profile == Profile.FOLDS ? accepted(program) : program;
      String printed = accepted(start);
      assertThat(accepted(printed)).isEqualTo(printed);
      assertThat(accepted(accepted(start, "--mlir-print-op-generic"))).isEqualTo(printed);
      assertThat(accepted(accepted(start, "--mlir-print-debuginfo"))).isEqualTo(printed);
    }
  }

  /** Without casts that fail when executed: when that becomes known they are invalid, as in the reference. */
  @ParameterizedTest
  @EnumSource(value = Profile.class, names = "RESHAPES", mode = EnumSource.Mode.EXCLUDE)
  void canonicalFormIsStable(Profile profile) {
    for (String program : programs(profile)) {
      String canonical = accepted(program, "--canonicalize", "--cse", "--canonicalize");
      accepted(canonical, "--canonicalize"); // valid, whatever it becomes
    }
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED"})
  void theNumberOfThreadsCannotBeSeen(Profile profile) {
    String pipeline = "--pass-pipeline=builtin.module(func.func(ownership-based-buffer-deallocation,canonicalize,cse))";
    for (String program : programs(profile)) {
      Tool.Result one = MORTISE.run(program, 0, pipeline, "--mlir-disable-threading");
      assertThat(MORTISE.run(program, 0, pipeline)).isEqualTo(one);
    }
  }

  /** Each pass that inserts or lowers deallocations, on the output of those before it, and then once more. */
  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED", "LOOPS"})
  void aPassOnItsOwnOutputIsRefusedOrChangesNothing(Profile profile) {
    for (String program : programs(profile)) {
      String text = program;
      for (String pass : List.of("--expand-realloc=emit-deallocs=false", OWNERSHIP,
          "--bufferization-lower-deallocations", "--convert-bufferization-to-memref")) {
        text = accepted(text, pass);
        Tool.Result again = MORTISE.run(text, 0, pass);
        assertThat(again.exit() == 0 ? again.out() : text).as("%s%n%s", pass, program).isEqualTo(text);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED", "LOOPS"})
  void thePipelineGivesTheSameBytesInEachOfTwentyRuns(Profile profile) {
    String program = programs(profile).get(0);
    String first = accepted(program, PIPELINE, "--mlir-disable-threading");
    for (int i = 0; i < 10; i++) {
      assertThat(accepted(program, PIPELINE)).isEqualTo(first);
      assertThat(accepted(program, PIPELINE, "--mlir-disable-threading")).isEqualTo(first);
    }
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED"})
  void deallocationIsRefusedTwiceAndNeverDoneTwice(Profile profile) {
    for (String program : programs(profile)) {
      Tool.Result once = MORTISE.run(program, 0, OWNERSHIP);
      if (once.exit() != 0 || !once.out().contains("bufferization.dealloc ")) {
        continue;
      }
      Tool.Result twice = MORTISE.run(once.out(), 0, OWNERSHIP);
      assertThat(twice.exit()).isEqualTo(1);
      assertThat(twice.err()).contains("No deallocation operations must be present when running this pass!");
      assertThat(twice.out()).isEmpty();
    }
  }
}

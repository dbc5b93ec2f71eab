// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.testing.random.InProcessTool;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomChecks;
import org.mortise.testing.random.Tool;

/** Properties of all programs that are checked without MLIR. */
class MortiseTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.random.programs", 15);
  private static final String PIPELINE = "--buffer-deallocation-pipeline";
  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final Tool MORTISE = new InProcessTool();

  private static String accepted(String program, String... flags) {
    Tool.Result result = MORTISE.run(program, 0, flags);
    assertThat(result.exit()).as(result.err()).isZero();
    return result.out();
  }

  /**
   * ARITH programs are parsed once before: like MLIR, the parser reads numbers with 64 bits even if their type has 128.
   * AFFINE programs are omitted: each parse simplifies an expression further.
   */
  @ParameterizedTest
  @EnumSource(value = Profile.class, names = "AFFINE", mode = EnumSource.Mode.EXCLUDE)
  void print_parsedFromEitherForm_isTheSame(Profile profile) {
    RandomChecks.check(profile, PROGRAMS, program -> {
      String start = profile == Profile.ARITH ? accepted(program) : program;
      String printed = accepted(start);
      assertThat(accepted(printed)).isEqualTo(printed);
      assertThat(accepted(accepted(start, "--mlir-print-op-generic"))).isEqualTo(printed);
      assertThat(accepted(accepted(start, "--mlir-print-debuginfo"))).isEqualTo(printed);
    });
  }

  /**
   * Omits programs with operations that may fail when executed, such as casts: folding makes the failure static, and so
   * the program invalid, as in MLIR.
   */
  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"RESHAPES", "LINALG"}, mode = EnumSource.Mode.EXCLUDE)
  void canonicalize_again_isValid(Profile profile) {
    RandomChecks.check(profile, PROGRAMS, program -> {
      String canonical = accepted(program, "--canonicalize", "--cse", "--canonicalize");
      accepted(canonical, "--canonicalize"); // valid, whatever the result
    });
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED"})
  void run_oneOrManyThreads_printsTheSame(Profile profile) {
    String pipeline = "--pass-pipeline=builtin.module(func.func(ownership-based-buffer-deallocation,canonicalize,cse))";
    RandomChecks.check(profile, PROGRAMS, program -> {
      Tool.Result one = MORTISE.run(program, 0, pipeline, "--mlir-disable-threading");
      assertThat(MORTISE.run(program, 0, pipeline)).isEqualTo(one);
    });
  }

  /** Runs each pass that inserts or lowers deallocations on the output of the previous ones, and then again. */
  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED", "LOOPS"})
  void pass_onItsOwnOutput_isRefusedOrChangesNothing(Profile profile) {
    RandomChecks.check(profile, PROGRAMS, program -> {
      String text = program;
      for (String pass : List.of("--expand-realloc=emit-deallocs=false", OWNERSHIP,
          "--bufferization-lower-deallocations", "--convert-bufferization-to-memref")) {
        text = accepted(text, pass);
        Tool.Result again = MORTISE.run(text, 0, pass);
        assertThat(again.exit() == 0 ? again.out() : text).as(pass).isEqualTo(text);
      }
    });
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED", "LOOPS"})
  void pipeline_twentyRuns_printsTheSameBytes(Profile profile) {
    RandomChecks.check(profile, 1, program -> {
      String first = accepted(program, PIPELINE, "--mlir-disable-threading");
      for (int i = 0; i < 10; i++) {
        assertThat(accepted(program, PIPELINE)).isEqualTo(first);
        assertThat(accepted(program, PIPELINE, "--mlir-disable-threading")).isEqualTo(first);
      }
    });
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"BUFFERIZABLE", "BUFFERIZABLE_BLOCKS"})
  void oneShotBufferize_withFewerCopies_makesFewerCopies(Profile profile) {
    String flag = "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops";
    int[] saved = new int[1];
    RandomChecks.check(profile, 2 * PROGRAMS, program -> {
      Tool.Result without = MORTISE.run(program, 0, flag);
      if (without.exit() == 0) {
        int fewer = allocations(accepted(program, flag + " fewer-copies"));
        assertThat(fewer).isLessThanOrEqualTo(allocations(without.out()));
        saved[0] += allocations(without.out()) - fewer;
      }
    });
    assertThat(saved[0]).isPositive();
  }

  private static int allocations(String program) {
    return program.split("memref\\.alloc\\(", -1).length - 1;
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"STRUCTURED", "BRANCHES", "CALLS", "MIXED"})
  void ownershipPass_afterItself_isRefused(Profile profile) {
    RandomChecks.check(profile, PROGRAMS, program -> {
      Tool.Result once = MORTISE.run(program, 0, OWNERSHIP);
      if (once.exit() != 0 || !once.out().contains("bufferization.dealloc ")) {
        return;
      }
      Tool.Result twice = MORTISE.run(once.out(), 0, OWNERSHIP);
      assertThat(twice.exit()).isEqualTo(1);
      assertThat(twice.err()).contains("No deallocation operations must be present when running this pass!");
      assertThat(twice.out()).isEmpty();
    });
  }
}

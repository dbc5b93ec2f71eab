// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.FunctionDriver;
import org.mortise.testing.random.HostileProgram;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/**
 * Whatever a program is, it is executed to its end or ends with an error at a place, within the budgets. {@code
 * -Dmortise.hostile.programs=N} tests N programs of each kind.
 */
class HostileProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.hostile.programs", 12);
  private static final int MOST_STATEMENTS = 20;
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(HostileProgramsTest.class.getClassLoader());

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"COMPUTATIONS", "ALL_COMPUTATIONS", "VECTORS", "LINALG", "ARITH",
      "RESHAPES", "AFFINE", "TENSORS", "STRUCTURED", "LOOPS", "BUFFERIZABLE_RECURSION"})
  void run_hostileProgram_endsWithResultOrError(Profile profile) throws IOException {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String valid = RandomProgram.generate(profile, seed, 6 + seed % MOST_STATEMENTS);
      List<String> programs = new ArrayList<>(FunctionDriver.of(valid, seed));
      if (programs.isEmpty()) {
        programs.add(valid);
      }
      for (String program : programs) {
        check(HostileProgram.of(program, seed));
      }
    }
  }

  private static void check(String program) throws IOException {
    error(program, "--max-steps=1000000", "--max-bytes=50000000", "-");
    error(program, "--engine=compiled", "--max-steps=100000000", "--max-bytes=50000000", "--max-calls=10000", "-");
  }

  private static void error(String program, String... flags) throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status;
    try {
      status = new RunTool(() -> SNAPSHOT).run(flags,
          new ByteArrayInputStream(program.getBytes(StandardCharsets.UTF_8)), OutputStream.nullOutputStream(), err);
    } catch (RuntimeException | Error fault) {
      throw new AssertionError(Arrays.toString(flags) + "\n" + program, fault);
    }
    String error = err.toString(StandardCharsets.UTF_8);
    assertThat(status).as(error).isIn(0, 1);
    if (status == 1) {
      assertThat(error).as(program)
          .containsPattern("(?m)^(<stdin>:\\d+:\\d+: error: |<unknown>:0: error: |mortise-run: )");
    }
  }
}

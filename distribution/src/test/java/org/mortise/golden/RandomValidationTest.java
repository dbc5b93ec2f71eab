// SPDX-License-Identifier: Apache-2.0
package org.mortise.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/** Random programs behave the same before and after passes. A sample of the larger test for wrong passes. */
class RandomValidationTest {
  private static final List<Profile> PROFILES = List.of(Profile.STRUCTURED, Profile.CALLS, Profile.LOOPS,
      Profile.COMPUTATIONS, Profile.AFFINE, Profile.ARITH, Profile.VECTORS, Profile.LINALG, Profile.BUFFERIZABLE);
  private static final List<String> PASSES = List.of(
      "--canonicalize --cse",
      "--sccp --loop-invariant-code-motion --control-flow-sink",
      "--int-range-optimizations --remove-dead-values",
      "--inline --mem2reg --sroa",
      "--arith-expand --arith-unsigned-when-equivalent",
      "--scf-for-loop-peeling --convert-scf-to-cf",
      "--scf-for-loop-range-folding --scf-for-to-while",
      "--affine-loop-unroll=unroll-factor=3 --lower-affine",
      "--affine-loop-coalescing",
      "--affine-scalrep",
      "--fold-memref-alias-ops --expand-strided-metadata --memref-expand",
      "--one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops",
      "--promote-buffers-to-stack --buffer-hoisting",
      "--buffer-deallocation-pipeline",
      "--legacy-buffer-deallocation-pipeline",
      "--buffer-deallocation-pipeline --optimize-allocation-liveness",
      "--buffer-deallocation-pipeline --optimize-allocation-liveness --reuse-buffers",
      "--buffer-deallocation-pipeline --optimize-allocation-liveness=across-control-flow --deallocate-in-callee",
      "--buffer-deallocation-pipeline --optimize-allocation-liveness --plan-memory",
      "--buffer-deallocation-pipeline --promote-within-stack-budget=stack-budget=256",
      "--lean-deallocation-pipeline");
  private static final int PROGRAMS = 2;

  private final Snapshot snapshot = Snapshot.ofClassPath(RandomValidationTest.class.getClassLoader());

  @Test
  void randomPrograms_afterPasses_doTheSame() throws IOException {
    List<String> problems = new ArrayList<>();
    long seed = 0; // each list of passes gets other programs
    for (String passes : PASSES) {
      for (Profile profile : PROFILES) {
        for (int i = 0; i < PROGRAMS; i++) {
          String program = passes + " of " + profile + " " + seed + ": ";
          messages(passes, RandomProgram.generate(profile, seed++)).lines()
              .filter(line -> line.contains(" has changed its meaning: ") || line.contains("internal fault"))
              .forEach(line -> problems.add(program + line));
        }
      }
    }
    assertThat(problems).isEmpty();
  }

  private String messages(String passes, String program) throws IOException {
    List<String> line = new ArrayList<>(List.of(passes.split(" ")));
    line.add("--validate");
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    new OptTool(() -> snapshot).run(line.toArray(new String[0]),
        new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1)), OutputStream.nullOutputStream(),
        messages);
    return messages.toString(StandardCharsets.ISO_8859_1);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Context;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/** The comparison of pipelines by executions, where the passes and the meanings of operations are. */
class FiguresTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(FiguresTest.class.getClassLoader());
  private static final Context CONTEXT = SNAPSHOT.context();
  /** The first iteration must not free the argument, so the ownership-based deallocation calls its library function. */
  private static final String CARRIED = """
      func.func @main() -> i64 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %x = arith.constant 7 : i64
        %a = memref.alloc() : memref<1xi64>
        memref.store %x, %a[%c0] : memref<1xi64>
        %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<1xi64> {
          %b = memref.alloc() : memref<1xi64>
          memref.copy %p, %b : memref<1xi64> to memref<1xi64>
          scf.yield %b : memref<1xi64>
        }
        %v = memref.load %r[%c0] : memref<1xi64>
        return %v : i64
      }
      """;
  private static final String PROFILES = "STRUCTURED,BRANCHES,CALLS,LOOPS,MIXED,LIVE_RESULTS";

  private static MeasuredRun measure(String program, String flags) throws PipelineException {
    Passes.Outcome outcome = new Passes(SNAPSHOT, CONTEXT, flags).run(program);
    assertThat(outcome.error()).isEmpty();
    return MeasuredRun.of(outcome.module());
  }

  private static String figures(String... arguments) throws IOException, PipelineException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = Figures.run(SNAPSHOT, new PrintStream(out, true, StandardCharsets.UTF_8), arguments);
    return status + "\n" + out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void measuredRun_programWithoutDeallocations_leaks() throws PipelineException {
    MeasuredRun run = measure(CARRIED, "");
    assertThat(run.results()).isEqualTo("[7]");
    assertThat(run.leaks()).isEqualTo(4);
    assertThat(run.counts()).extracting(Counts::peakBytes, Counts::allocations, Counts::auxiliary)
        .containsExactly(32L, 4L, 0L);
  }

  @Test
  void measuredRun_loweredDeallocation_hasAuxiliaryBuffersAndLibraryCalls() throws PipelineException {
    MeasuredRun run = measure(CARRIED, "--ownership-based-buffer-deallocation --bufferization-lower-deallocations");
    assertThat(run.leaks()).isZero();
    assertThat(run.results()).isEqualTo("[7]");
    assertThat(run.counts().libraryCalls()).isPositive();
    assertThat(run.counts().auxiliary()).isEqualTo(5 * run.counts().libraryCalls());
    assertThat(run.counts().allocations()).isEqualTo(4 + run.counts().auxiliary() + run.counts().clones());
  }

  @Test
  void figures_samePipelines_haveTheRatioOne() throws IOException, PipelineException {
    String printed = figures("--flags", "--buffer-deallocation-pipeline", "--profiles", "STRUCTURED", "3", "2");
    assertThat(printed).startsWith("0\nsubject / baseline")
        .containsPattern("STRUCTURED(\\s+1\\.000){7}\\s+2\n").doesNotContain("more ");
  }

  @Test
  void figures_passesWithoutDeallocations_areWrong() throws IOException, PipelineException {
    assertThat(figures("--flags", "--canonicalize", "--profiles", "STRUCTURED", "3", "2"))
        .startsWith("1\n").contains("subject: leaks: 2 (STRUCTURED/3 STRUCTURED/4)");
  }

  @Test
  void figures_arenaAndStack_areRight() throws IOException, PipelineException {
    String freed = "--buffer-deallocation-pipeline --optimize-allocation-liveness ";
    String profiles = PROFILES + ",BUFFERIZABLE,BUFFERIZABLE_BLOCKS";
    assertThat(figures("--flags", freed + "--reuse-buffers --plan-memory", "--profiles", profiles, "2000", "24"))
        .startsWith("0\n");
    assertThat(figures("--flags", freed + "--promote-within-stack-budget=stack-budget=256", "--profiles", profiles,
        "2000", "24")).startsWith("0\n");
  }

  /** An allocation of LOOPS/9000 can reuse a freed buffer because another one in between has been erased. */
  @ParameterizedTest
  @ValueSource(strings = {"--reuse-buffers", "--plan-memory", "--promote-within-stack-budget=stack-budget=200"})
  void pass_onItsOwnOutput_changesNothing(String pass) throws PipelineException {
    Passes freed = new Passes(SNAPSHOT, CONTEXT, "--buffer-deallocation-pipeline --optimize-allocation-liveness");
    Passes passes = new Passes(SNAPSHOT, CONTEXT, pass);
    for (String profile : PROFILES.split(",")) {
      for (long seed = 9000; seed < 9005; seed++) {
        String program = Passes.print(freed.run(RandomProgram.generate(Profile.valueOf(profile), seed)).module());
        String once = Passes.print(passes.run(program).module());
        assertThat(Passes.print(passes.run(once).module())).as(profile + "/" + seed).isEqualTo(once);
      }
    }
  }

  @Test
  void figures_programsOfFiles_areExecutedOnGeneratedInputs(@TempDir Path folder)
      throws IOException, PipelineException {
    Files.writeString(folder.resolve("join.mlir"), """
        func.func @join(%c: i1, %m: memref<4xf32>, %out: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          memref.copy %m, %a : memref<4xf32> to memref<4xf32>
          %s = arith.select %c, %m, %a : memref<4xf32>
          memref.copy %s, %out : memref<4xf32> to memref<4xf32>
          return
        }
        """);
    String same = "--buffer-deallocation-pipeline";
    assertThat(figures("--flags", same, "--programs", folder.toString(), "--profiles", "STRUCTURED", "3", "1"))
        .startsWith("0\n").containsPattern("programs(\\s+1\\.000){7}\\s+1\n");
    assertThat(figures("--flags", "--cse", "--programs", folder.toString(), "--profiles", "STRUCTURED", "3", "0"))
        .startsWith("1\n").contains("subject: faults: 1 (join.mlir @join)");
  }

  @Test
  void figures_leanPipeline_isRight() throws IOException, PipelineException {
    assertThat(figures("--profiles", PROFILES, "1000", "36")).startsWith("0\n");
  }
}

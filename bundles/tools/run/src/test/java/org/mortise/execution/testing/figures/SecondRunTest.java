// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/** Deallocation pipelines on their own output, and on programs that free some of their buffers already. */
class SecondRunTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(SecondRunTest.class.getClassLoader());
  private static final Context CONTEXT = SNAPSHOT.context();
  /** The last two profiles have programs that free buffers. */
  private static final List<Profile> PROFILES = List.of(Profile.STRUCTURED, Profile.BRANCHES, Profile.CALLS,
      Profile.LOOPS, Profile.MIXED, Profile.LIVE_RESULTS, Profile.COMPUTATIONS, Profile.ALL_COMPUTATIONS);
  private static final int FIRST_SEED = 2;
  private static final int LAST_SEED = 3;

  @ParameterizedTest
  @ValueSource(strings = {"--buffer-deallocation-pipeline", "--legacy-buffer-deallocation-pipeline",
      "--mixed-buffer-deallocation-pipeline", "--mixed-buffer-deallocation-pipeline=default=legacy",
      "--lean-deallocation-pipeline"})
  void pipeline_ownOutput_changesNothing(String flags) throws PipelineException {
    Passes pipeline = new Passes(SNAPSHOT, CONTEXT, flags);
    List<String> changed = new ArrayList<>();
    for (Profile profile : PROFILES) {
      for (int seed = FIRST_SEED; seed <= LAST_SEED; seed++) {
        String once = output(pipeline, RandomProgram.generate(profile, seed));
        if (!output(pipeline, once).equals(once)) {
          changed.add(profile + "/" + seed);
        }
      }
    }
    assertThat(changed).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--buffer-deallocation-pipeline", "--legacy-buffer-deallocation-pipeline",
      "--mixed-buffer-deallocation-pipeline", "--lean-deallocation-pipeline"})
  void pipeline_everySecondDeallocationMissing_frees(String flags) throws PipelineException {
    Passes legacy = new Passes(SNAPSHOT, CONTEXT, "--legacy-buffer-deallocation-pipeline=promote-buffers=false");
    Passes pipeline = new Passes(SNAPSHOT, CONTEXT, flags);
    List<String> wrong = new ArrayList<>();
    for (Profile profile : PROFILES) {
      for (int seed = FIRST_SEED; seed <= LAST_SEED; seed++) {
        Operation complete = legacy.run(RandomProgram.generate(profile, seed)).module();
        eraseEverySecondDeallocation(complete);
        Passes.Outcome outcome = pipeline.run(Passes.print(complete));
        String problem = outcome.module() == null ? outcome.error() : problem(MeasuredRun.of(outcome.module()));
        if (!problem.isEmpty()) {
          wrong.add(profile + "/" + seed + ": " + problem);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static String problem(MeasuredRun run) {
    return !run.fault().isEmpty() ? run.fault() : run.leaks() > 0 ? run.leaks() + " leaks" : "";
  }

  private static void eraseEverySecondDeallocation(Operation module) {
    List<Operation> frees = new ArrayList<>();
    module.walk(op -> {
      if (op.resultCount() == 0 && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, null)) {
        frees.add(op);
      }
    });
    for (int i = 0; i < frees.size(); i += 2) {
      frees.get(i).erase();
    }
  }

  private static String output(Passes pipeline, String program) {
    Passes.Outcome outcome = pipeline.run(program);
    assertThat(outcome.error()).isEmpty();
    return Passes.print(outcome.module());
  }
}

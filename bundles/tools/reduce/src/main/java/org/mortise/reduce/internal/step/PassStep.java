// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.step;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.pipeline.Mortise;
import org.mortise.pipeline.RunOptions;
import org.mortise.pipeline.Snapshot;
import org.mortise.reduce.internal.time.TimedCall;
import org.mortise.reduction.step.ReductionStep;

/** Runs a pipeline on the whole program. A pipeline that fails or does not end counts as no change. */
public final class PassStep implements ReductionStep {
  /** The passes that usually shrink programs. */
  private static final List<String> USUAL =
      List.of("symbol-dce", "canonicalize", "cse", "remove-dead-values", "inline");

  private static final long LIMIT_MILLIS = 20_000;

  private final Snapshot snapshot;
  private final String pipeline;

  /** @param pipeline the pipeline text without an anchor: {@code canonicalize,cse} */
  public PassStep(Snapshot snapshot, String pipeline) {
    this.snapshot = snapshot;
    this.pipeline = pipeline;
  }

  /** Returns steps with those of the usual passes that are available. */
  public static List<ReductionStep> usual(Snapshot snapshot) {
    return USUAL.stream().filter(name -> snapshot.pass(name) != null)
        .<ReductionStep>map(name -> new PassStep(snapshot, name)).toList();
  }

  @Override
  public String title() {
    return "run " + pipeline;
  }

  @Override
  public int sites(Operation module) {
    return 1;
  }

  @Override
  public Reach reach() {
    return Reach.ONE_PLACE;
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    String whole = module.name() + "(" + pipeline + ")";
    TimedCall<Boolean> call = TimedCall.run(() -> Mortise.of(snapshot)
        .run(whole, module, RunOptions.DEFAULTS.withThreads(1)).succeeded(), LIMIT_MILLIS);
    return Boolean.TRUE.equals(call.result());
  }
}

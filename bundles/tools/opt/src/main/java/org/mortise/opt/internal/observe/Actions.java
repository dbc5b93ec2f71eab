// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;

/** Observes the begin and the end of each execution of a pass. The passes must run in one thread. */
abstract class Actions implements PassObserver {
  static final String KIND = "pass-execution";
  /** MLIR's name of the pass that runs nested pipelines. */
  private static final String ADAPTOR = "mlir::detail::OpToOpPassAdaptor";

  @Override
  public final boolean observesPipelinesInPasses() {
    return true;
  }

  @Override
  public final void beforePass(Pipeline.PassStep step, Operation op) {
    beginPass(step.spec().title(), op);
  }

  @Override
  public final void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    end();
  }

  @Override
  public final void beforeNested(List<Pipeline.NestedStep> group, Operation op) {
    beginPass(ADAPTOR, op);
  }

  @Override
  public final void afterNested(List<Pipeline.NestedStep> group, Operation op, boolean parallel) {
    end();
  }

  private void beginPass(String pass, Operation op) {
    begin("`" + KIND + "` running `" + pass + "` on Operation `" + op.name() + "`", op);
  }

  abstract void begin(String description, Operation op);

  abstract void end();
}

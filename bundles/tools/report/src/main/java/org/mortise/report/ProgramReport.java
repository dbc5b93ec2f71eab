// SPDX-License-Identifier: Apache-2.0
package org.mortise.report;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.mortise.report.internal.ProgramRecord;

/**
 * Records one run of a pipeline on a program for a {@link RunReport}: an observer of the passes and of diagnostics.
 * Unless a pass declares that it has changed nothing, or which functions it has changed, all functions of its operation
 * are printed and compared after it. Thread-safe as an observer.
 */
public final class ProgramReport implements PassObserver {
  /** The starts of the passes in which a thread is, the innermost first. */
  private final ThreadLocal<Deque<Long>> starts = ThreadLocal.withInitial(ArrayDeque::new);
  private final ProgramRecord record;

  ProgramReport(ProgramRecord record) {
    this.record = record;
  }

  /**
   * Must be called before the pipeline is run.
   *
   * @param isVerified whether the program is verified after each pass
   */
  public void start(Pipeline pipeline, Operation program, boolean isVerified) {
    record.start(pipeline, program, isVerified);
  }

  /** Must be called after the pipeline has been run, if all passes succeeded. */
  public void finish() {
    record.finish();
  }

  /**
   * Returns a handler that records diagnostics and forwards them to {@code next}.
   *
   * @param forwardsRemarks whether remarks of passes are forwarded, too
   */
  public DiagnosticHandler recording(DiagnosticHandler next, boolean forwardsRemarks) {
    return diagnostic -> {
      record.add(diagnostic);
      if (forwardsRemarks || diagnostic.remark() == null) {
        next.handle(diagnostic);
      }
    };
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    starts.get().push(System.nanoTime());
  }

  @Override
  public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    record.afterPass(step, op, run, System.nanoTime() - starts.get().pop());
  }

  @Override
  public void afterNested(List<Pipeline.NestedStep> group, Operation op, boolean parallel) {
    record.afterNested(group.get(group.size() - 1), op);
  }
}

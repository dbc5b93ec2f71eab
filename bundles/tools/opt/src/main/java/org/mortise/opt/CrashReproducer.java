// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.opt.internal.observe.Reproducer;

/** Writes a reproducer if a pass fails. */
final class CrashReproducer implements PartObserver {
  private final RunContext context;
  private Reproducer reproducer;

  CrashReproducer(RunContext context) {
    this.context = context;
  }

  @Override
  public boolean beforePasses(Part part) {
    boolean isLocal = context.options().isOn(Flags.LOCAL_REPRODUCER);
    reproducer = new Reproducer(
        isLocal, part.allowsThreads, part.running.verifyEach(), part.output.resources(), context.snapshot(),
        part.version);
    reproducer.start(part.pipeline, part.program);
    if (isLocal) {
      part.observeInOrder(reproducer);
    } else {
      part.observe(reproducer);
    }
    return true;
  }

  @Override
  public boolean afterPasses(Part part, boolean haveSucceeded) {
    if (reproducer.hasFailure()) {
      report(part);
    }
    return true;
  }

  private void report(Part part) {
    String file = context.options().text(Flags.CRASH_REPRODUCER);
    String outcome = "reproducer generated at `" + file + "`";
    try {
      OutputFile.writeNamed(context.call(), file, out -> out.write(reproducer.contentsOfFailure()));
    } catch (FileProblem problem) {
      outcome = "failed to create output stream: Failed to create reproducer stream: " + problem.getMessage();
    }
    Operation op = reproducer.failedOn();
    part.output.handle(Diagnostic.error(op.location(),
        "Failures have been detected while processing an MLIR pass pipeline").note(op.location(),
        "Pipeline failed while executing " + reproducer.description() + ": " + outcome));
  }
}

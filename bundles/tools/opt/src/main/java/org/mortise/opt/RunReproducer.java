// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.opt.internal.observe.Reproducer;

/**
 * Writes the reproducer that the command line requests for every run. It is written before the run, so that it exists
 * if the run never ends or the process is killed.
 */
record RunReproducer(RunContext context) implements PartObserver {
  @Override
  public boolean beforePasses(Part part) {
    Reproducer whole = new Reproducer(
        false, part.allowsThreads, part.running.verifyEach(), part.output.resources(), context.snapshot(),
        part.version);
    whole.start(part.pipeline, part.program);
    try {
      OutputFile.writeNamed(context.call(), context.options().text(Flags.GENERATE_REPRODUCER),
          out -> out.write(whole.contentsOfRun()));
      return true;
    } catch (FileProblem problem) {
      context.messages().print(problem.getMessage() + "\n");
      return false;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import org.mortise.pipeline.RunValidation;

/** Compares the behavior of the program before and after the passes. */
record ValidationObserver(RunContext context, RunValidation validation) implements PartObserver {
  @Override
  public boolean beforePasses(Part part) {
    validation.start(part.pipeline, part.program);
    part.observe(validation);
    return true;
  }

  @Override
  public boolean afterPasses(Part part, boolean haveSucceeded) {
    try (var phase = part.observers.phase("Validation")) {
      boolean isValid = validation.finish(part.program, haveSucceeded, part.output);
      context.messages().print(validation.summary() + "\n");
      return isValid & writeExamples();
    }
  }

  private boolean writeExamples() {
    String folder = context.options().text(Flags.VALIDATE_DIR);
    try {
      if (!folder.isEmpty()) {
        validation.writeExamples(context.snapshot(), context.call().resolve(folder));
      }
      return true;
    } catch (IOException broken) {
      context.messages().print(new FileProblem("output", folder, broken).getMessage() + "\n");
      return false;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.BufferedReader;
import java.io.IOException;

/** Executes commands line by line, as they are read. A failed command does not stop the script. */
final class ScriptRun {
  private final Evaluator evaluator;

  ScriptRun(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** Returns the status given to {@code exit}; otherwise 0 if all commands succeeded, and 1 if one failed. */
  int run(BufferedReader lines) throws IOException {
    boolean failed = false;
    StringBuilder pending = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      pending.append(pending.isEmpty() ? "" : "\n").append(line);
      if (Evaluator.isIncomplete(pending)) {
        continue;
      }
      failed |= !isBlank(pending) && !evaluator.execute(pending);
      pending.setLength(0);
      if (evaluator.exitStatus() != null) {
        return evaluator.exitStatus();
      }
    }
    failed |= !isBlank(pending) && !evaluator.execute(pending); // reports the incomplete statement
    return failed ? 1 : 0;
  }

  private static boolean isBlank(CharSequence text) {
    return text.toString().isBlank() || text.toString().stripLeading().startsWith("#")
        && text.toString().indexOf('\n') < 0;
  }
}

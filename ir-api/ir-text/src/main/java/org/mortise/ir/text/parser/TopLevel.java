// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.builtin.ModuleOp;

/** Decides which operation is the program of a file, for all forms of files. */
public final class TopLevel {
  private TopLevel() {}

  /**
   * Returns the program of a file whose operations were read into {@code module}: that module, or its only operation if
   * that is a module itself. Without an implicit module, the only operation; null after an error, which was reported.
   */
  public static @Nullable Operation programOf(ModuleOp module, ParserOptions options, DiagnosticHandler handler) {
    Operation first = module.body().first();
    boolean single = first != null && first.next() == null;
    if (!options.implicitModule() && !single) {
      handler.handle(Diagnostic.error(
          module.location(), "source must contain a single top-level operation, found: " + count(first)));
      return null;
    }
    if (single && (!options.implicitModule() || ModuleOp.of(first) != null)) {
      first.remove();
      return first;
    }
    return module.operation();
  }

  private static int count(@Nullable Operation first) {
    int count = 0;
    for (Operation op = first; op != null; op = op.next()) {
      count++;
    }
    return count;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * What became of a program.
 *
 * @param module the program behind the last pass; null if there was an error
 * @param diagnostics what was said on the way: the errors if it failed, otherwise warnings and remarks
 */
public record Compilation(Operation module, List<Diagnostic> diagnostics) {
  public Compilation {
    diagnostics = List.copyOf(diagnostics);
  }

  public boolean succeeded() {
    return module != null;
  }

  /**
   * The program as text, with a line end behind it.
   *
   * @throws IllegalStateException if it failed
   */
  public String text() {
    if (module == null) {
      throw new IllegalStateException("there is no program: " + diagnostics);
    }
    return new String(IRPrinter.toBytes(module, PrinterOptions.DEFAULT), StandardCharsets.UTF_8);
  }
}

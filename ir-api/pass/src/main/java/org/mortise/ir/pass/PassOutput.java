// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * Receives the output of passes: diagnostics, and texts such as graphs and reports. A pass has no other output; it
 * never writes to the streams of the process. Texts are byte strings, one char per byte.
 */
public interface PassOutput extends DiagnosticHandler {
  /** Where a text belongs. */
  enum Channel {
    /** Before the program, on the standard output. */
    STANDARD,
    /** Among the diagnostics. */
    DIAGNOSTIC
  }

  void print(Channel channel, String text);

  /** How programs are to be printed in texts. */
  default PrinterOptions printing() {
    return PrinterOptions.DEFAULT;
  }

  /** Passes diagnostics on and drops texts. */
  static PassOutput of(DiagnosticHandler diagnostics) {
    if (diagnostics instanceof PassOutput output) {
      return output;
    }
    return new PassOutput() {
      @Override
      public void handle(Diagnostic diagnostic) {
        diagnostics.handle(diagnostic);
      }

      @Override
      public void print(Channel channel, String text) {
        // discards the text
      }
    };
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.nio.file.Path;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * Receives the output of passes: diagnostics, and texts such as graphs and reports. A pass has no other output; it
 * never writes to the streams of the process. Texts are byte strings, one char per byte.
 */
public interface PassOutput extends DiagnosticHandler {
  /** The destination of a text. */
  enum Channel {
    /** Before the program, on the standard output. */
    STANDARD,
    /** Among the diagnostics. */
    DIAGNOSTIC
  }

  /** Prints a text, a byte string, to {@code channel}. */
  void print(Channel channel, String text);

  /** Returns the options by which texts print programs. */
  default PrinterOptions printing() {
    return PrinterOptions.DEFAULT;
  }

  /** Returns the resources of the source file of the program; empty if there is no file. */
  default Resources resources() {
    return new Resources();
  }

  /** Returns the folder for relative file names; empty for the working directory of the process. */
  default Path directory() {
    return Path.of("");
  }

  /** Returns {@code diagnostics} itself if it is an output, otherwise an output that forwards to it and drops texts. */
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

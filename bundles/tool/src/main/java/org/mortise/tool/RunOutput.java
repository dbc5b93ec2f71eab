// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Forwards the output of a run to the streams of the tool immediately. */
record RunOutput(DiagnosticHandler diagnostics, Messages messages, OutputStream standard, PrinterOptions printing,
    Resources resources) implements PassOutput {
  @Override
  public void handle(Diagnostic diagnostic) {
    diagnostics.handle(diagnostic.shownWith(IRPrinter.forDiagnostics(printing)));
  }

  @Override
  public void print(Channel channel, String text) {
    if (channel == Channel.DIAGNOSTIC) {
      messages.print(text);
      return;
    }
    try {
      standard.write(text.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}

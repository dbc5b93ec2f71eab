// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.pipeline.Invocation;

/** Forwards the output of a run to the streams of the tool immediately. */
record RunOutput(DiagnosticHandler diagnostics, Messages messages, Invocation call, PrinterOptions printing,
    Resources resources) implements PassOutput {
  @Override
  public Path directory() {
    return call.directory();
  }

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
      call.out().write(text.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}

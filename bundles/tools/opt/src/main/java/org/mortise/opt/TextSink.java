// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Severity;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.SourceText;

/** Prints diagnostics as text, with the lines of the program. */
record TextSink(boolean hasColors, Messages messages, DiagnosticPrinter printer) implements DiagnosticSink {
  TextSink(boolean hasColors, Messages messages) {
    this(hasColors, messages, new DiagnosticPrinter().withColors(hasColors));
  }

  @Override
  public TextSink about(SourceText text) {
    return new TextSink(hasColors, messages, new DiagnosticPrinter().withColors(hasColors).addSource(text));
  }

  @Override
  public void handle(Diagnostic diagnostic) {
    messages.print(printer.print(diagnostic));
    messages.missing().add(diagnostic);
  }

  @Override
  public void handle(Location location, String message, int width) {
    messages.print(printer.print(Severity.ERROR, location, message, width));
  }

  @Override
  public TextSink part(Messages messagesOfPart) {
    return new TextSink(hasColors, messagesOfPart);
  }
}

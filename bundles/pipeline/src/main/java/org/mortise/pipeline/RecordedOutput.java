// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** What was told while others had to be heard first. Most passes tell nothing, so it is empty as a rule. */
final class RecordedOutput implements PassOutput {
  private record Text(Channel channel, String text) {}

  private final List<Object> told = new ArrayList<>(0);
  private final PrinterOptions printing;

  RecordedOutput(PrinterOptions printing) {
    this.printing = printing;
  }

  @Override
  public PrinterOptions printing() {
    return printing;
  }

  @Override
  public void handle(Diagnostic diagnostic) {
    // the program may have changed when the diagnostic is reported again
    told.add(diagnostic.shownWith(IRPrinter.forDiagnostics(printing)));
  }

  @Override
  public void print(Channel channel, String text) {
    told.add(new Text(channel, text));
  }

  /** Tells it all again, in the same order. */
  void replay(PassOutput output) {
    for (Object one : told) {
      if (one instanceof Text text) {
        output.print(text.channel(), text.text());
      } else {
        output.handle((Diagnostic) one);
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * Output that is withheld until the output of earlier operations has been forwarded. Most passes print nothing, so it
 * is usually empty.
 */
public final class RecordedOutput implements PassOutput {
  private record Text(Channel channel, String text) {}

  private final List<Object> recorded = new ArrayList<>(0);
  private final PrinterOptions printing;
  private final Resources resources;
  private final Path directory;

  /** Creates an empty output with the options of {@code receiver}. */
  public RecordedOutput(PassOutput receiver) {
    this.printing = receiver.printing();
    this.resources = receiver.resources();
    this.directory = receiver.directory();
  }

  @Override
  public Path directory() {
    return directory;
  }

  @Override
  public Resources resources() {
    return resources;
  }

  @Override
  public PrinterOptions printing() {
    return printing;
  }

  @Override
  public void handle(Diagnostic diagnostic) {
    // the program may have changed when the diagnostic is forwarded
    recorded.add(diagnostic.shownWith(IRPrinter.forDiagnostics(printing)));
  }

  @Override
  public void print(Channel channel, String text) {
    recorded.add(new Text(channel, text));
  }

  /** Forwards the recorded output in its order. */
  public void replay(PassOutput output) {
    for (Object one : recorded) {
      if (one instanceof Text text) {
        output.print(text.channel(), text.text());
      } else {
        output.handle((Diagnostic) one);
      }
    }
  }
}

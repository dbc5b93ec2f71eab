// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.io.OutputStream;
import org.mortise.ir.Operation;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** A processed part of the input, with the resources of its file. */
final class ProcessedInput {
  private final Operation operation;
  private final Resources resources;
  private final PrinterOptions printing;
  private byte[] text;

  ProcessedInput(Operation operation, Resources resources, PrinterOptions printing) {
    this.operation = operation;
    this.resources = resources;
    this.printing = printing;
  }

  /** Prints the program to memory now, for a later {@link #print}. */
  void render() {
    text = IRPrinter.toBytes(operation, printing, resources);
  }

  void print(OutputStream out) throws IOException {
    if (text == null) {
      IRPrinter.print(operation, printing, resources, out);
    } else {
      out.write(text);
    }
    out.write('\n');
  }
}

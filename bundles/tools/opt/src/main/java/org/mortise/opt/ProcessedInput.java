// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** A processed part of the input, with the resources of its file. */
final class ProcessedInput {
  private final Operation operation;
  private final Resources resources;
  private final PrinterOptions printing;
  private byte @Nullable [] rendered;
  private boolean isBytecode;

  ProcessedInput(Operation operation, Resources resources, PrinterOptions printing) {
    this.operation = operation;
    this.resources = resources;
    this.printing = printing;
  }

  /** Prints the program to memory now, for a later {@link #print}. */
  void render() {
    if (rendered == null) {
      rendered = IRPrinter.toBytes(operation, printing, resources);
    }
  }

  /**
   * Writes the program as bytecode to memory, for a later {@link #print}.
   *
   * @return false after an error, which was reported
   */
  boolean renderBytecode(BytecodeWriter.Options options, DiagnosticHandler diagnostics) {
    rendered = BytecodeWriter.toBytes(operation, options, resources, diagnostics);
    isBytecode = rendered != null;
    return isBytecode;
  }

  /** Writes the program; a text ends in an empty line. */
  void print(OutputStream out) throws IOException {
    if (rendered == null) {
      IRPrinter.print(operation, printing, resources, out);
    } else {
      out.write(rendered);
    }
    if (!isBytecode) {
      out.write('\n');
    }
  }
}

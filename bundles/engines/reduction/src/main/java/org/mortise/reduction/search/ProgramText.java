// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import java.io.IOException;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;

/** The text of the program that is to be reduced: a file in bytecode is reduced as its text. */
public final class ProgramText {
  private ProgramText() {}

  /**
   * Returns the text of a program: in the generic form if the program is invalid.
   *
   * @throws IOException if it is bytecode that cannot be read
   */
  public static byte[] of(byte[] program, String name, Context context) throws IOException {
    SourceText source = SourceText.of(name, program);
    if (!BytecodeReader.isBytecode(source)) {
      return program;
    }
    Resources resources = new Resources();
    Diagnostic[] error = new Diagnostic[1];
    Operation read = BytecodeReader.read(
        source, context, ParserOptions.PERMISSIVE, diagnostic -> error[0] = diagnostic, resources);
    if (read == null) {
      throw new IOException(error[0].message());
    }
    boolean valid = IRVerifier.verify(read, ignored -> {});
    return IRPrinter.toBytes(read, PrinterOptions.DEFAULT.withGenericForm(!valid), resources);
  }
}

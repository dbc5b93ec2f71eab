// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.Arrays;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.bytecode.BytecodeReader;
import org.mortise.ir.bytecode.BytecodeWriter;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.verify.IRVerifier;

/**
 * Prints a program in the custom form, in the generic form and in bytecode, parses the output, and reports whether the
 * program has changed.
 */
final class RoundTrip {
  private static final String NAME = "<round trip>";

  private RoundTrip() {}

  static boolean check(
      Operation program, Resources resources, ParserOptions reading, DiagnosticHandler diagnostics) {
    return check(program, resources, reading, diagnostics, false)
        && check(program, resources, reading, diagnostics, true)
        && checkBytecode(program, resources, reading, diagnostics);
  }

  private static boolean check(
      Operation program, Resources resources, ParserOptions reading, DiagnosticHandler diagnostics, boolean generic) {
    PrinterOptions printing = PrinterOptions.DEFAULT.withDebugInfo(true, false).withGenericForm(generic);
    byte[] first = IRPrinter.toBytes(program, printing, resources);
    Resources read = new Resources();
    Operation again = IRParser.parse(SourceText.of(NAME, first), program.context(), reading, diagnostics, read);
    if (again == null || !IRVerifier.verify(again, diagnostics)) {
      return fail(program, diagnostics, "failed to parse textual content back, cannot verify round-trip.");
    }
    if (!Arrays.equals(first, IRPrinter.toBytes(again, printing, read))) {
      return fail(program, diagnostics, "the program that was read back from its text differs from the original");
    }
    return true;
  }

  private static boolean checkBytecode(
      Operation program, Resources resources, ParserOptions reading, DiagnosticHandler diagnostics) {
    byte[] bytes = BytecodeWriter.toBytes(program, BytecodeWriter.Options.DEFAULT, resources, diagnostics);
    if (bytes == null) {
      return false;
    }
    Resources read = new Resources();
    Operation again =
        BytecodeReader.read(SourceText.of(NAME, bytes), program.context(), reading, diagnostics, read);
    if (again == null || !IRVerifier.verify(again, diagnostics)) {
      return fail(program, diagnostics, "failed to parse bytecode back, cannot verify round-trip.");
    }
    PrinterOptions printing = PrinterOptions.DEFAULT.withDebugInfo(true, false).withGenericForm(true);
    if (!Arrays.equals(
        IRPrinter.toBytes(program, printing, resources), IRPrinter.toBytes(again, printing, read))) {
      return fail(program, diagnostics, "the program that was read back from its bytecode differs from the original");
    }
    return true;
  }

  private static boolean fail(Operation program, DiagnosticHandler diagnostics, String message) {
    diagnostics.handle(Diagnostic.error(program.location(), message));
    return false;
  }
}

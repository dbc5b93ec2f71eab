// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.io.IOException;
import java.io.OutputStream;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationText;
import org.mortise.ir.text.Resources;

/**
 * Prints programs in MLIR's textual form. Linear in the size of the text; nesting does not consume stack. Several
 * threads may print at the same time, also the same program, while no thread changes it.
 *
 * <p>An operation without a parent is printed as a whole file, with alias definitions and a line end. Any other
 * operation, and any operation in local scope, is printed as it appears in its file.
 */
public final class IRPrinter {
  private static final PrinterOptions LOCAL =
      PrinterOptions.DEFAULT.withLocalScope(true).withVersion(MlirVersion.V22_1);

  private IRPrinter() {}

  /** Writes {@code op}; does not flush or close {@code out}. */
  public static void print(Operation op, PrinterOptions options, OutputStream out) throws IOException {
    print(op, options, new Resources(), out);
  }

  /** Like {@link #print(Operation, PrinterOptions, OutputStream)}, with the resources of the file after it. */
  public static void print(Operation op, PrinterOptions options, Resources resources, OutputStream out)
      throws IOException {
    new ProgramPrinter(options, resources, out).print(op);
  }

  /** The text as bytes, one per char of the strings in the IR. */
  public static byte[] toBytes(Operation op, PrinterOptions options) {
    return new ProgramPrinter(options).printed(op).toByteArray();
  }

  /** The text as bytes, with the resources that it refers to. */
  public static byte[] toBytes(Operation op, PrinterOptions options, Resources resources) {
    return new ProgramPrinter(options, resources).printed(op).toByteArray();
  }

  /** The text with the positions of the operations in it. */
  public static PrintedProgram withPositions(Operation op, PrinterOptions options) {
    return new ProgramPrinter(options).printedWithPositions(op);
  }

  /** The text as a byte string: one char per byte. */
  public static String toString(Operation op, PrinterOptions options) {
    return new ProgramPrinter(options).printed(op).toString();
  }

  /** The text of an operation that may be in any state, for debugging. Never throws. */
  public static String toString(Operation op) {
    return robust(op, LOCAL);
  }

  /** Returns the form of operations in diagnostics of a run that prints with {@code options}. */
  public static OperationText forDiagnostics(PrinterOptions options) {
    return new DiagnosticText(options.forDiagnostic());
  }

  private record DiagnosticText(PrinterOptions options) implements OperationText {
    @Override
    public String of(Operation op, boolean genericForm) {
      return robust(op, genericForm ? options.withGenericForm(true) : options);
    }
  }

  /** Custom printers rely on a valid operation, so fall back to the generic form, and at last to the name. */
  private static String robust(Operation op, PrinterOptions options) {
    try {
      return toString(op, options);
    } catch (RuntimeException broken) {
      if (!options.genericForm()) {
        return robust(op, options.withGenericForm(true));
      }
      return "<<INVALID OPERATION '" + op.name() + "'>>";
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationText;
import org.mortise.ir.TextForm;
import org.mortise.ir.Type;

/** Prints types, attributes and operations in program syntax. Stateless. */
public final class PrintedText implements TextForm {
  private static final OperationText IN_DIAGNOSTICS = IRPrinter.forDiagnostics(PrinterOptions.DEFAULT);

  @Override
  public String of(Type type) {
    return PlainText.of(type);
  }

  @Override
  public String of(Attribute attribute) {
    return PlainText.of(attribute);
  }

  @Override
  public String of(Operation op) {
    return IRPrinter.toString(op);
  }

  @Override
  public OperationText forDiagnostics() {
    return IN_DIAGNOSTICS;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code operands}: all operands of the operation. */
final class AllOperandsElement extends Element {
  @Override
  void parse(FormatParseState state) {
    state.parseAllOperands();
  }

  @Override
  void addTo(SyntaxTemplate template) {
    template.hole("%operands", List.of());
  }

  @Override
  void print(Operation op, OpAsmPrinter printer) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printer.printOperand(op.operand(i));
    }
  }

  @Override
  boolean canAnchor() {
    return true;
  }

  @Override
  boolean isPresent(Operation op) {
    return op.operandCount() > 0;
  }
}

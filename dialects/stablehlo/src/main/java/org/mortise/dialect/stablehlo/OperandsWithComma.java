// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Operands, each with a comma after it, since an attribute follows. */
final class OperandsWithComma implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    @Nullable UnresolvedOperand operand = parser.parseOptionalOperand();
    while (operand != null) {
      arguments.operands(0).add(operand);
      parser.parsePunctuation(",");
      operand = parser.parseOptionalOperand();
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    String separator = "";
    for (Value operand : arguments.operands(0)) {
      printer.print(separator).printOperand(operand).print(',');
      separator = " ";
    }
  }
}

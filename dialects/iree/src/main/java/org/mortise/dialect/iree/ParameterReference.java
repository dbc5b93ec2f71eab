// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code "scope"::"key"} or {@code "key"}; scope and key may be values. */
final class ParameterReference implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    UnresolvedOperand first = parser.parseOperand();
    if (parser.parseOptionalPunctuation("::")) {
      arguments.operands(0).add(first);
      first = parser.parseOperand();
    }
    arguments.operands(1).add(first);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (!arguments.operands(0).isEmpty()) {
      printer.printOperand(arguments.operands(0).get(0)).print("::");
    }
    printer.printOperand(arguments.operands(1).get(0));
  }
}

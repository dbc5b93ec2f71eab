// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.text.parser.SymbolText;

/**
 * {@code [%token]} or {@code []}: brackets mean that there is an optional result, with an optional operand in them. The
 * arguments are the operand, the type of the result, and the text of that type.
 */
final class BracketedToken implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("[")) {
      return;
    }
    UnresolvedOperand operand = parser.parseOptionalOperand();
    if (operand != null) {
      arguments.operands(0).add(operand);
    }
    parser.parsePunctuation("]");
    arguments.types(1).add(SymbolText.parseType(parser.context(), arguments.text(2)));
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (!arguments.types(1).isEmpty()) {
      printer.print('[').printOperands(List.copyOf(arguments.operands(0))).print(']');
    }
  }
}

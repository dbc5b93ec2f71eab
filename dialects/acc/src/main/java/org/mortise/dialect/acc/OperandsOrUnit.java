// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * The rest of {@code wait(%a, %b : i64, i32)}; nothing for a keyword without operands. The arguments are the operands,
 * their types, and an attribute that is set if there are no operands.
 */
final class OperandsOrUnit implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("(")) {
      arguments.setAttribute(2, UnitAttr.of(parser.context()));
      return;
    }
    do {
      arguments.operands(0).add(parser.parseOperand());
    } while (parser.parseOptionalPunctuation(","));
    parser.parseColonTypeList(arguments.types(1));
    parser.parsePunctuation(")");
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.operands(0).isEmpty()) {
      return;
    }
    printer.print('(').printOperands(arguments.operands(0)).print(" : ");
    List<Type> types = arguments.types(1);
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printType(types.get(i));
    }
    printer.print(')');
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The types of results, or the operands whose memory they are in. */
final class TiedResults implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Integer> tied = new ArrayList<>();
    boolean isList = parser.parseOptionalPunctuation("(");
    while (!isList || !parser.parseOptionalPunctuation(")")) {
      if (!tied.isEmpty()) {
        parser.parsePunctuation(",");
      }
      UnresolvedOperand operand = parser.parseOptionalOperand();
      int index = operand == null ? -1 : Tied.indexOf(parser, arguments.operands(0), operand);
      boolean isTyped = operand == null || parser.parseOptionalKeyword("as");
      arguments.types(2).add(isTyped ? parser.parseType() : arguments.types(1).get(index));
      tied.add(index);
      if (!isList) {
        break;
      }
    }
    arguments.setAttribute(3, Tied.attribute(parser.context(), tied));
  }

  @Override
  public String template(String argument) {
    return "()";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    List<Type> results = arguments.types(2);
    boolean isOne = results.size() == 1;
    printer.print(isOne ? "" : "(");
    for (int i = 0; i < results.size(); i++) {
      int operand = Tied.operandOf(arguments.attribute(3), i);
      printer.print(i == 0 ? "" : ", ");
      if (operand >= 0) {
        printer.printOperand(arguments.operands(0).get(operand));
      }
      if (operand < 0 || !results.get(i).equals(arguments.types(1).get(operand))) {
        printer.print(operand < 0 ? "" : " as ").printType(results.get(i));
      }
    }
    printer.print(isOne ? "" : ")");
  }
}

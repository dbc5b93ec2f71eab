// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code (type) -> type} of an operand and the results, or only the operand type without results. */
final class SemiFunctionType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    boolean inParentheses = parser.parseOptionalPunctuation("(");
    arguments.types(0).add(parser.parseType());
    if (!inParentheses) {
      return;
    }
    parser.parsePunctuation(")");
    parser.parsePunctuation("->");
    if (parser.parseOptionalPunctuation("(")) {
      parser.parseTypeList(arguments.types(1));
      parser.parsePunctuation(")");
    } else {
      arguments.types(1).add(parser.parseType());
    }
  }

  @Override
  public String template(String argument) {
    return "($type) -> $resultType";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type argument = arguments.types(0).get(0);
    List<Type> results = arguments.types(1);
    if (results.isEmpty()) {
      printer.printType(argument);
      return;
    }
    printer.print('(').printType(argument).print(") -> ");
    printer.print(results.size() > 1 ? "(" : "").printTypes(results).print(results.size() > 1 ? ")" : "");
  }
}

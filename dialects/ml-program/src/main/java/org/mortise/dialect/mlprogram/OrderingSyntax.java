// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code ordering(%tokens -> type)}; without tokens {@code ordering(() -> type)}, or nothing. */
final class OrderingSyntax implements CustomDirective {
  static final String NAME = "TokenOrdering";

  private static final int TOKENS = 0;
  private static final int RESULT = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalKeyword("ordering")) {
      arguments.types(RESULT).add(MLProgramConstraints.token(parser.context()));
      return;
    }
    parser.parsePunctuation("(");
    if (parser.parseOptionalPunctuation("(")) {
      parser.parsePunctuation(")");
    } else {
      parseTokens(parser, arguments);
    }
    parser.parsePunctuation("->");
    arguments.types(RESULT).add(parser.parseType());
    parser.parsePunctuation(")");
  }

  private static void parseTokens(OpAsmParser parser, ParsedArguments arguments) {
    UnresolvedOperand token = parser.parseOptionalOperand();
    if (token == null) {
      return;
    }
    arguments.operands(TOKENS).add(token);
    while (parser.parseOptionalPunctuation(",")) {
      arguments.operands(TOKENS).add(parser.parseOperand());
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print(" ordering(");
    if (arguments.operands(TOKENS).isEmpty()) {
      printer.print("()");
    }
    printer.printOperands(arguments.operands(TOKENS));
    printer.print(" -> ").printType(arguments.types(RESULT).get(0)).print(')');
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Types of results with sizes: {@code type{sizes}}, {@code %operand{sizes}}, {@code %operand as type{sizes}}. */
final class Results {
  private Results() {}

  /** Parses the results; the arguments from {@code first} are their types, their sizes and the tied operands. */
  static void parse(
      OpAsmParser parser, ParsedArguments arguments, List<UnresolvedOperand> operands, List<Type> types, int first) {
    List<Integer> tied = new ArrayList<>();
    Runnable one = () -> tied.add(parseOne(parser, arguments, operands, types, first));
    if (parser.parseOptionalPunctuation("(")) {
      while (!parser.parseOptionalPunctuation(")")) {
        if (!tied.isEmpty()) {
          parser.parsePunctuation(",");
        }
        one.run();
      }
    } else {
      one.run();
    }
    arguments.setAttribute(first + 2, Tied.attribute(parser.context(), tied));
  }

  private static int parseOne(
      OpAsmParser parser, ParsedArguments arguments, List<UnresolvedOperand> operands, List<Type> types, int first) {
    UnresolvedOperand operand = parser.parseOptionalOperand();
    int index = operand == null ? -1 : Tied.indexOf(parser, operands, operand);
    boolean isTyped = operand == null || parser.parseOptionalKeyword("as");
    arguments.types(first).add(isTyped ? parser.parseType() : types.get(index));
    Sized.parseSizes(parser, arguments.operands(first + 1));
    return index;
  }

  /** Prints the results. */
  static void print(
      OpAsmPrinter printer, PrintedArguments arguments, OperandRange operands, List<Type> types, int first) {
    List<Type> results = arguments.types(first);
    boolean isOne = results.size() == 1;
    printer.print(isOne ? "" : "(");
    int next = 0;
    for (int i = 0; i < results.size(); i++) {
      int operand = Tied.operandOf(arguments.attribute(first + 2), i);
      printer.print(i == 0 ? "" : ", ");
      if (operand >= 0) {
        printer.printOperand(operands.get(operand));
      }
      if (operand < 0 || !results.get(i).equals(types.get(operand))) {
        printer.print(operand < 0 ? "" : " as ").printType(results.get(i));
      }
      next = Sized.printSizes(printer, results.get(i), arguments.operands(first + 1), next);
    }
    printer.print(isOne ? "" : ")");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code (%a[%offset to %end for %length], %b)}: operands with the ranges of those that are resources. */
final class DispatchOperands implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      arguments.operands(0).add(parser.parseOperand());
      if (parser.parseOptionalPunctuation("[")) {
        arguments.operands(1).add(parser.parseOperand());
        parser.parseKeyword("to");
        arguments.operands(2).add(parser.parseOperand());
        parser.parseKeyword("for");
        arguments.operands(3).add(parser.parseOperand());
        parser.parsePunctuation("]");
      }
    });
  }

  @Override
  public String template(String argument) {
    return "()";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print('(');
    String separator = "";
    int next = 0;
    for (Value operand : arguments.operands(0)) {
      printer.print(separator).printOperand(operand);
      if (operand.type().toString().startsWith("!stream.resource") && next < arguments.operands(1).size()) {
        printer.print('[').printOperand(arguments.operands(1).get(next)).print(" to ")
            .printOperand(arguments.operands(2).get(next)).print(" for ")
            .printOperand(arguments.operands(3).get(next++)).print(']');
      }
      separator = ", ";
    }
    printer.print(')');
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code , %a[%b], %c[%d]}: pairs of operands, each after a comma. The arguments are the firsts and the seconds. */
final class PairsAfterCommas implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    while (parser.parseOptionalPunctuation(",")) {
      arguments.operands(0).add(parser.parseOperand());
      parser.parsePunctuation("[");
      arguments.operands(1).add(parser.parseOperand());
      parser.parsePunctuation("]");
    }
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange seconds = arguments.operands(1);
    int next = 0;
    for (Value first : arguments.operands(0)) {
      printer.print(", ").printOperand(first).print('[').printOperand(seconds.get(next++)).print(']');
    }
  }
}

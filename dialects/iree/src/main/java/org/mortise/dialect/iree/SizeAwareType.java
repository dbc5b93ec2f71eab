// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code type{%size}}: the type of a result and the operand that is its size, which may have been read before. */
final class SizeAwareType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    arguments.types(0).add(parser.parseType());
    parser.parsePunctuation("{");
    UnresolvedOperand size = parser.parseOperand();
    if (arguments.operands(1).isEmpty()) {
      arguments.operands(1).add(size);
    }
    parser.parsePunctuation("}");
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printType(arguments.types(0).get(0)).print('{').printOperand(arguments.operands(1).get(0)).print('}');
  }
}

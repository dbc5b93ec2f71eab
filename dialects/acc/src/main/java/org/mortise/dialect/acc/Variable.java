// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code varPtr(%a} or {@code var(%a}: a variable of the host; {@link VariableType} is the rest of the text. */
final class Variable implements CustomDirective {
  private static final String POINTER = "varPtr";
  private static final String VALUE = "var";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalKeyword(VALUE)) {
      parser.parseKeyword(POINTER);
    }
    parser.parsePunctuation("(");
    arguments.operands(0).add(parser.parseOperand());
  }

  @Override
  public String template(String argument) {
    return "varPtr($%var";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Value variable = arguments.operands(0).get(0);
    printer.print(Variables.isPointer(variable.type()) ? POINTER : VALUE).print('(').printOperand(variable);
  }
}

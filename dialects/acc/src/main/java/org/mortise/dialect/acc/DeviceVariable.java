// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code accPtr(%a : t)} or {@code accVar(%a : t)}: a variable of the device. */
final class DeviceVariable implements CustomDirective {
  private static final String POINTER = "accPtr";
  private static final String VALUE = "accVar";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalKeyword(VALUE)) {
      parser.parseKeyword(POINTER);
    }
    parser.parsePunctuation("(");
    arguments.operands(0).add(parser.parseOperand());
    arguments.types(1).add(parser.parseColonType());
    parser.parsePunctuation(")");
  }

  @Override
  public String template(String argument) {
    return "accPtr($%accVar : $type)";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Value variable = arguments.operands(0).get(0);
    printer.print(Variables.isPointer(variable.type()) ? POINTER : VALUE).print('(').printOperand(variable);
    printer.print(" : ").printType(variable.type()).print(')');
  }
}

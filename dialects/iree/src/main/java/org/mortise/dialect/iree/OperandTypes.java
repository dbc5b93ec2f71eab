// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code (t, u)}: the types of operands. */
final class OperandTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> arguments.types(0).add(parser.parseType()));
  }

  @Override
  public String template(String argument) {
    return "()";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print('(').printTypes(arguments.types(0)).print(')');
  }
}

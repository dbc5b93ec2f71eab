// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The name of a function of the run-time system, written {@code @name} although it is no symbol of the program. */
final class CallTarget implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    arguments.setAttribute(0, StringAttr.of(parser.context(), parser.parseSymbolName()));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printSymbolName(((StringAttr) arguments.attribute(0)).value());
  }
}

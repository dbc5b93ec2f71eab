// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code @function} or {@code @function(@name)}: a symbol of a function, of the same name by default. */
final class SymbolAlias implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    String function = parser.parseSymbolName();
    String name = function;
    if (parser.parseOptionalPunctuation("(")) {
      name = parser.parseSymbolName();
      parser.parsePunctuation(")");
    }
    arguments.setAttribute(0, StringAttr.of(parser.context(), name));
    arguments.setAttribute(1, SymbolRefAttr.of(parser.context(), function));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    String name = ((StringAttr) arguments.attribute(0)).value();
    String function = ((SymbolRefAttr) arguments.attribute(1)).rootReference();
    printer.printSymbolName(function);
    if (!name.equals(function)) {
      printer.print('(').printSymbolName(name).print(')');
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code @recipe}: the symbol of a recipe. */
final class RecipeSymbol implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    arguments.setAttribute(0, parser.parseAttribute(SymbolRefAttr.class, null));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printAttribute(arguments.attribute(0));
  }
}

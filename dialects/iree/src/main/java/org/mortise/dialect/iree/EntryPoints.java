// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code @executable::@function}, or several of these in braces. */
final class EntryPoints implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<SymbolRefAttr> symbols = new ArrayList<>();
    if (parser.parseOptionalPunctuation("{")) {
      do {
        symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("}");
    } else {
      symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
    }
    arguments.setAttribute(0, ArrayAttr.of(parser.context(), symbols));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    ArrayAttr symbols = (ArrayAttr) arguments.attribute(0);
    printer.print(symbols.size() == 1 ? "" : "{");
    for (int i = 0; i < symbols.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printAttribute(symbols.get(i));
    }
    printer.print(symbols.size() == 1 ? "" : "}");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code -> (t {attributes}, u)}: the types of results, with or without parentheses for one, and nothing for none. The
 * arguments are the types and, optionally, an attribute with the dictionaries of the results.
 */
final class ArrowTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("->")) {
      return;
    }
    if (!parser.parseOptionalPunctuation("(")) {
      arguments.types(0).add(parser.parseType());
      return;
    }
    List<DictionaryAttr> dictionaries = new ArrayList<>();
    while (!parser.parseOptionalPunctuation(")")) {
      if (!dictionaries.isEmpty()) {
        parser.parsePunctuation(",");
      }
      arguments.types(0).add(parser.parseType());
      dictionaries.add(arguments.count() > 1 ? parser.parseOptionalAttrDict() : DictionaryAttr.empty(parser.context()));
    }
    Dictionaries.set(arguments, 1, dictionaries);
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    List<Type> types = arguments.types(0);
    if (types.isEmpty()) {
      return;
    }
    printer.print("-> (");
    for (int i = 0; i < types.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printType(types.get(i));
      Dictionaries.print(printer, arguments, 1, i);
    }
    printer.print(')');
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code @f, "name" [#acc.device_type<nvidia>]}: the functions that a routine is bound to. The arguments are the
 * symbols, the strings, and the device types of the symbols and of the strings.
 */
final class BindNames implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<List<Attribute>> lists = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    do {
      int start = parser.position();
      Attribute name = parser.parseAttribute();
      if (!(name instanceof SymbolRefAttr) && !(name instanceof StringAttr)) {
        throw parser.error(start, "expected a symbol or a string");
      }
      int kind = name instanceof SymbolRefAttr ? 0 : 1;
      lists.get(kind).add(name);
      lists.get(kind + 2).add(DeviceTypes.parseOptional(parser));
    } while (parser.parseOptionalPunctuation(","));
    for (int i = 0; i < lists.size(); i++) {
      arguments.setAttribute(i, ArrayAttr.of(parser.context(), lists.get(i)));
    }
  }

  @Override
  public String template(String argument) {
    return "\"$name\"";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    String separator = "";
    for (int kind = 0; kind < 2; kind++) {
      List<Attribute> names = DeviceTypes.elements(arguments.attribute(kind));
      for (int i = 0; i < names.size(); i++) {
        printer.print(separator).printAttribute(names.get(i));
        DeviceTypes.printOptional(printer, arguments.attribute(kind + 2), i);
        separator = ", ";
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;

/**
 * {@code {"name" = %a, "other" = %b}} after a blank: operands with names; nothing if there are none. The arguments are
 * the operands and the array of their names.
 */
public final class NamedOperands implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Attribute> names = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.OPTIONAL_BRACES, () -> {
      names.add(StringAttr.of(parser.context(), parser.parseString()));
      parser.parsePunctuation("=");
      arguments.operands(0).add(parser.parseOperand());
    });
    arguments.setAttribute(1, ArrayAttr.of(parser.context(), names));
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange values = arguments.operands(0);
    List<Attribute> names = arguments.attribute(1) instanceof ArrayAttr array ? array.elements() : List.of();
    // in an invalid operation, which is printed in diagnostics, the numbers may differ
    int count = Math.min(values.size(), names.size());
    if (count == 0) {
      return;
    }
    for (int i = 0; i < count; i++) {
      printer.print(i == 0 ? " {" : ", ").printAttribute(names.get(i)).print(" = ");
      printer.printOperand(values.get(i));
    }
    printer.print('}');
  }
}

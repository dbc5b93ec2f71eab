// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code {"name" = %constraint, ...}}; empty without attributes. */
final class AttributesSyntax implements CustomDirective {
  static final String NAME = "AttributesOp";

  private static final int VALUES = 0;
  private static final int NAMES = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Attribute> names = new ArrayList<>();
    if (parser.parseOptionalPunctuation("{")) {
      do {
        names.add(parser.parseAttribute(StringAttr.class, null));
        parser.parsePunctuation("=");
        arguments.operands(VALUES).add(parser.parseOperand());
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("}");
    }
    arguments.setAttribute(NAMES, ArrayAttr.of(parser.context(), names));
  }

  @Override
  public String template(String argument) {
    return "{\"$name\" = $%value}";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    List<? extends Value> values = arguments.operands(VALUES);
    if (values.isEmpty()) {
      return;
    }
    ArrayAttr names = (ArrayAttr) arguments.attribute(NAMES);
    printer.print('{');
    for (int i = 0; i < values.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printAttribute(names.get(i)).print(" = ").printOperand(values.get(i));
    }
    printer.print('}');
  }
}

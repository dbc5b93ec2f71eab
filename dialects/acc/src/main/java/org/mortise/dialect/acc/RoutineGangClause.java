// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * The rest of {@code gang([#acc.device_type<nvidia>], dim: 1 : i64 [#acc.device_type<host>])} of a routine. The
 * arguments are the device types without a dimension, the dimensions, and their device types.
 */
final class RoutineGangClause implements CustomDirective {
  private static final String DIMENSION = "dim";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("(")) {
      arguments.setAttribute(0, DeviceTypes.onlyNone(parser.context()));
      return;
    }
    List<Attribute> plain = DeviceTypes.parseOptionalList(parser);
    List<Attribute> dimensions = new ArrayList<>();
    List<Attribute> deviceTypes = new ArrayList<>();
    boolean hasDimension = plain.isEmpty() || parser.parseOptionalPunctuation(",");
    while (hasDimension) {
      parser.parseKeyword(DIMENSION);
      parser.parsePunctuation(":");
      dimensions.add(parser.parseAttribute(IntegerAttr.class, null));
      deviceTypes.add(DeviceTypes.parseOptional(parser));
      hasDimension = parser.parseOptionalPunctuation(",");
    }
    parser.parsePunctuation(")");
    arguments.setAttribute(0, ArrayAttr.of(parser.context(), plain));
    arguments.setAttribute(1, ArrayAttr.of(parser.context(), dimensions));
    arguments.setAttribute(2, ArrayAttr.of(parser.context(), deviceTypes));
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    List<Attribute> dimensions = DeviceTypes.elements(arguments.attribute(1));
    if (dimensions.isEmpty() && DeviceTypes.isOnlyNone(arguments.attribute(0))) {
      return;
    }
    printer.print('(');
    List<Attribute> plain = DeviceTypes.elements(arguments.attribute(0));
    if (!plain.isEmpty()) {
      DeviceTypes.printList(printer, plain);
      printer.print(dimensions.isEmpty() ? "" : ", ");
    }
    for (int i = 0; i < dimensions.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(DIMENSION).print(": ").printAttribute(dimensions.get(i));
      DeviceTypes.printOptional(printer, arguments.attribute(2), i);
    }
    printer.print(')');
  }
}

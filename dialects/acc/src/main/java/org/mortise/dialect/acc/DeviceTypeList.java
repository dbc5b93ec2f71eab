// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code ([#acc.device_type<nvidia>])}: the device types of a clause; nothing for one that holds for all devices. */
final class DeviceTypeList implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("(")) {
      arguments.setAttribute(0, DeviceTypes.onlyNone(parser.context()));
      return;
    }
    List<Attribute> types = DeviceTypes.parseOptionalList(parser);
    parser.parsePunctuation(")");
    arguments.setAttribute(0, ArrayAttr.of(parser.context(), types));
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (!DeviceTypes.isOnlyNone(arguments.attribute(0))) {
      printer.print('(');
      DeviceTypes.printList(printer, DeviceTypes.elements(arguments.attribute(0)));
      printer.print(')');
    }
  }
}

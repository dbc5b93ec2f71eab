// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code %a : i64, %b : i32 [#acc.device_type<nvidia>]}: operands with their device types. The arguments are the
 * operands, their types and the device types.
 */
final class DeviceTypeOperands implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Attribute> deviceTypes = new ArrayList<>();
    do {
      TypedOperands.parse(parser, arguments);
      deviceTypes.add(DeviceTypes.parseOptional(parser));
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(2, ArrayAttr.of(parser.context(), deviceTypes));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange operands = arguments.operands(0);
    for (int i = 0; i < operands.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      TypedOperands.print(printer, operands.get(i));
      DeviceTypes.printOptional(printer, arguments.attribute(2), i);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code {%a : i64, %b : i64}, {%c : i32} [#acc.device_type<nvidia>]}: groups of operands with their device types. The
 * arguments are the operands, their types, the device types and the sizes of the groups.
 */
final class OperandGroups implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Attribute> deviceTypes = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    do {
      int before = arguments.operands(0).size();
      parser.parsePunctuation("{");
      do {
        TypedOperands.parse(parser, arguments);
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("}");
      sizes.add(arguments.operands(0).size() - before);
      deviceTypes.add(DeviceTypes.parseOptional(parser));
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(2, ArrayAttr.of(parser.context(), deviceTypes));
    arguments.setAttribute(3, Groups.sizes(parser.context(), sizes));
  }

  @Override
  public String template(String argument) {
    return "{$%" + argument + " : $type}";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(3) instanceof DenseI32ArrayAttr sizes) {
      Groups.print(printer, arguments.operands(0), sizes, operand -> "", arguments.attribute(2));
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * The rest of {@code wait([#acc.device_type<nvidia>], {devnum: %a : i64, %b : i32} [#acc.device_type<host>])}: device
 * types for which there are no operands, then groups of operands, whose first one can be the number of a device;
 * nothing for a keyword that holds for all devices. The arguments are the operands, their types, their device types,
 * the sizes of the groups, whether each has the number of a device, and the device types without operands.
 */
final class WaitClause implements CustomDirective {
  private static final String NUMBER = "devnum";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("(")) {
      arguments.setAttribute(5, DeviceTypes.onlyNone(parser.context()));
      return;
    }
    List<Attribute> withoutOperand = DeviceTypes.parseOptionalList(parser);
    arguments.setAttribute(5, ArrayAttr.of(parser.context(), withoutOperand));
    if (withoutOperand.isEmpty() || parser.parseOptionalPunctuation(",")) {
      parseGroups(parser, arguments);
    }
    parser.parsePunctuation(")");
  }

  private static void parseGroups(OpAsmParser parser, ParsedArguments arguments) {
    List<Attribute> deviceTypes = new ArrayList<>();
    List<Attribute> hasNumber = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    do {
      int before = arguments.operands(0).size();
      parser.parsePunctuation("{");
      boolean isNumbered = parser.parseOptionalKeyword(NUMBER);
      if (isNumbered) {
        parser.parsePunctuation(":");
      }
      do {
        TypedOperands.parse(parser, arguments);
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("}");
      hasNumber.add(IntegerAttr.bool(parser.context(), isNumbered));
      sizes.add(arguments.operands(0).size() - before);
      deviceTypes.add(DeviceTypes.parseOptional(parser));
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(2, ArrayAttr.of(parser.context(), deviceTypes));
    arguments.setAttribute(3, Groups.sizes(parser.context(), sizes));
    arguments.setAttribute(4, ArrayAttr.of(parser.context(), hasNumber));
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    boolean hasOperands = !arguments.operands(0).isEmpty();
    if (!DeviceTypes.printOpening(printer, arguments.attribute(5), hasOperands)) {
      return;
    }
    if (hasOperands && arguments.attribute(3) instanceof DenseI32ArrayAttr sizes) {
      List<Attribute> hasNumber = DeviceTypes.elements(arguments.attribute(4));
      Groups.print(printer, arguments.operands(0), sizes,
          operand -> isNumber(operand, sizes, hasNumber) ? NUMBER + ": " : "", arguments.attribute(2));
    }
    printer.print(')');
  }

  /** Returns whether an operand is the first one of a group that has the number of a device. */
  private static boolean isNumber(int operand, DenseI32ArrayAttr sizes, List<Attribute> hasNumber) {
    int start = 0;
    for (int group = 0; group < sizes.size() && start <= operand; group++) {
      if (start == operand) {
        return group < hasNumber.size() && hasNumber.get(group) instanceof IntegerAttr number && number.boolValue();
      }
      start += sizes.get(group);
    }
    return false;
  }
}

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

/**
 * The rest of a clause such as {@code async([#acc.device_type<nvidia>], %a : i64 [#acc.device_type<host>])}: device
 * types for which the clause has no operand, then operands with their device types; nothing for a keyword that holds
 * for all devices. The arguments are the operands, their types, their device types and those without an operand.
 *
 * <p>MLIR 22 forgets the device types without an operand if operands follow, and cannot read them if none follow.
 */
final class KeywordOrOperands implements CustomDirective {
  private final DeviceTypeOperands operands = new DeviceTypeOperands();

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("(")) {
      arguments.setAttribute(3, DeviceTypes.onlyNone(parser.context()));
      return;
    }
    List<Attribute> withoutOperand = DeviceTypes.parseOptionalList(parser);
    if (!withoutOperand.isEmpty()) {
      arguments.setAttribute(3, ArrayAttr.of(parser.context(), withoutOperand));
    }
    if (withoutOperand.isEmpty() || parser.parseOptionalPunctuation(",")) {
      operands.parse(parser, arguments);
    }
    parser.parsePunctuation(")");
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    boolean hasOperands = !arguments.operands(0).isEmpty();
    if (!DeviceTypes.printOpening(printer, arguments.attribute(3), hasOperands)) {
      return;
    }
    operands.print(printer, op, arguments);
    printer.print(')');
  }
}

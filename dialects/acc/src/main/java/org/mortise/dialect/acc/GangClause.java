// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mortise.dialect.ods.SyntaxTexts;
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
 * The rest of {@code gang([#acc.device_type<nvidia>], {num=%a : i64, static=%b : i64})}: device types for which there
 * are no operands, then groups of operands with the meaning of each; nothing for a keyword that holds for all devices.
 * The arguments are the operands, their types, their meanings, their device types, the sizes of the groups and the
 * device types without operands.
 */
final class GangClause implements CustomDirective {
  private static final List<String> MEANINGS = List.of("Num", "Dim", "Static");

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (!parser.parseOptionalPunctuation("(")) {
      arguments.setAttribute(5, DeviceTypes.onlyNone(parser.context()));
      return;
    }
    List<Attribute> withoutOperand = DeviceTypes.parseOptionalList(parser);
    arguments.setAttribute(5, ArrayAttr.of(parser.context(), withoutOperand));
    List<Attribute> meanings = new ArrayList<>();
    List<Attribute> deviceTypes = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    boolean hasGroup = withoutOperand.isEmpty() || parser.parseOptionalPunctuation(",");
    while (hasGroup) {
      int before = meanings.size();
      parser.parsePunctuation("{");
      do {
        meanings.add(parseMeaning(parser));
        parser.parsePunctuation("=");
        TypedOperands.parse(parser, arguments);
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("}");
      sizes.add(meanings.size() - before);
      deviceTypes.add(DeviceTypes.parseOptional(parser));
      hasGroup = parser.parseOptionalPunctuation(",");
    }
    parser.parsePunctuation(")");
    arguments.setAttribute(2, ArrayAttr.of(parser.context(), meanings));
    arguments.setAttribute(3, ArrayAttr.of(parser.context(), deviceTypes));
    arguments.setAttribute(4, Groups.sizes(parser.context(), sizes));
  }

  private static Attribute parseMeaning(OpAsmParser parser) {
    for (String meaning : MEANINGS) {
      if (parser.parseOptionalKeyword(meaning.toLowerCase(Locale.ROOT))) {
        return SyntaxTexts.parseAttribute(parser.context(), "#acc.gang_arg_type<" + meaning + ">");
      }
    }
    throw parser.error("expected 'num', 'dim' or 'static'");
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
    if (hasOperands && arguments.attribute(4) instanceof DenseI32ArrayAttr sizes) {
      List<Attribute> meanings = DeviceTypes.elements(arguments.attribute(2));
      Groups.print(printer, arguments.operands(0), sizes,
          operand -> meaning(meanings, operand) + "=", arguments.attribute(3));
    }
    printer.print(')');
  }

  /** An operand without a meaning is a number of gangs. */
  private static String meaning(List<Attribute> meanings, int operand) {
    return operand >= meanings.size() ? "num" : SyntaxTexts.body(meanings.get(operand)).toLowerCase(Locale.ROOT);
  }
}

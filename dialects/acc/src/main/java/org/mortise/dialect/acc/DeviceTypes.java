// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * The device types that clauses apply to: {@code [#acc.device_type<nvidia>]} after an operand or a group, and lists of
 * those for which a clause has no operands. A text omits the device type {@code none}.
 */
final class DeviceTypes {
  private DeviceTypes() {}

  /** Returns {@code #acc.device_type<none>}. */
  static Attribute none(Context context) {
    return SyntaxTexts.parseAttribute(context, "#acc.device_type<none>");
  }

  /** Returns {@code [#acc.device_type<none>]}, the value of a clause that is only a keyword. */
  static ArrayAttr onlyNone(Context context) {
    return ArrayAttr.of(context, none(context));
  }

  /** Returns whether a clause is only a keyword. */
  static boolean isOnlyNone(@Nullable Attribute attribute) {
    List<Attribute> elements = elements(attribute);
    return elements.size() == 1 && elements.get(0).equals(none(elements.get(0).context()));
  }

  /** Returns the elements of an array; none if there is no array. */
  static List<Attribute> elements(@Nullable Attribute attribute) {
    return attribute instanceof ArrayAttr array ? array.elements() : List.of();
  }

  /** Parses an optional {@code [type]} after an operand or a group. */
  static Attribute parseOptional(OpAsmParser parser) {
    if (!parser.parseOptionalPunctuation("[")) {
      return none(parser.context());
    }
    Attribute type = parser.parseAttribute();
    parser.parsePunctuation("]");
    return type;
  }

  /** Prints what {@link #parseOptional} parses, after a blank. */
  static void printOptional(OpAsmPrinter printer, @Nullable Attribute deviceTypes, int index) {
    List<Attribute> elements = elements(deviceTypes);
    if (index < elements.size() && !elements.get(index).equals(none(elements.get(index).context()))) {
      printer.print(" [").printAttribute(elements.get(index)).print(']');
    }
  }

  /** Parses {@code [type, type]} if it comes next; otherwise returns an empty list. */
  static List<Attribute> parseOptionalList(OpAsmParser parser) {
    List<Attribute> types = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.OPTIONAL_SQUARE, () -> types.add(parser.parseAttribute()));
    return types;
  }

  /**
   * Prints the parenthesis of a clause, and the device types without operands. Returns false, without printing, if the
   * clause is only a keyword.
   */
  static boolean printOpening(OpAsmPrinter printer, @Nullable Attribute withoutOperand, boolean hasOperands) {
    if (!hasOperands && isOnlyNone(withoutOperand)) {
      return false;
    }
    printer.print('(');
    List<Attribute> types = elements(withoutOperand);
    if (!types.isEmpty()) {
      printList(printer, types);
      printer.print(hasOperands ? ", " : "");
    }
    return true;
  }

  /** Prints {@code [type, type]}. */
  static void printList(OpAsmPrinter printer, List<Attribute> types) {
    String separator = "[";
    for (Attribute type : types) {
      printer.print(separator).printAttribute(type);
      separator = ", ";
    }
    printer.print(']');
  }
}

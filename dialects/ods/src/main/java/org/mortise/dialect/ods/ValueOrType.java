// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * The value of a constant with its type, which is that of the result; without a value, {@code : type}. The arguments
 * are the attribute and the type of the result.
 */
final class ValueOrType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Attribute value = parser.parseOptionalAttribute(null);
    arguments.setAttribute(0, value);
    arguments.types(1).add(value != null && value.type() != null ? value.type() : parser.parseColonType());
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Attribute value = arguments.attribute(0);
    if (value != null) {
      printer.printAttribute(value);
    }
    if (value == null || value.type() == null) {
      printer.print(value == null ? ": " : " : ").printType(arguments.types(1).get(0));
    }
  }
}

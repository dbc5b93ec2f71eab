// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code : type}, {@code : type = value} or {@code = value} with the type of the value: of a global variable. */
final class TypeOrValue implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type type = null;
    if (parser.parseOptionalPunctuation(":")) {
      type = parser.parseType();
    }
    if (type == null) {
      parser.parsePunctuation("=");
    }
    if (type == null || parser.parseOptionalPunctuation("=")) {
      int start = parser.position();
      Attribute value = parser.parseAttribute(type);
      Type ofValue = value.type();
      if (type == null && ofValue == null) {
        type = parser.parseColonType();
      } else if (type == null) {
        type = ofValue;
      }
      if (type == null) {
        throw parser.error(start, "expected a value with a type");
      }
      arguments.setAttribute(1, value);
    }
    arguments.setAttribute(0, TypeAttr.of(type));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type type = ((TypeAttr) arguments.attribute(0)).value();
    Attribute value = arguments.attribute(1);
    if (value == null) {
      printer.print(": ").printType(type);
      return;
    }
    printer.print("= ").printAttribute(value);
    if (value.type() == null || !value.type().equals(type)) {
      printer.print(" : ").printType(type);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.function.Supplier;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * The syntax of a variable's type in MLIR 19.1: {@code : type}, {@code = value} with that type, or {@code : type =
 * value} with another one.
 */
final class FormerVariableType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (parser.parseOptionalPunctuation("=")) {
      Attribute value = parsed(parser, parser::parseAttribute, "expected attribute");
      arguments.setAttribute(1, value);
      if (value.type() != null) {
        arguments.setAttribute(0, TypeAttr.of(value.type()));
      }
      return;
    }
    Type type = parsed(parser, parser::parseColonType, "expected type");
    arguments.setAttribute(0, TypeAttr.of(type));
    if (parser.parseOptionalPunctuation("=")) {
      arguments.setAttribute(1, parsed(parser, parser::parseAttribute, "expected attribute"));
    }
  }

  private static <T> T parsed(OpAsmParser parser, Supplier<T> part, String message) {
    try {
      return part.get();
    } catch (ParseError error) {
      throw error.then(parser.error(message));
    }
  }

  @Override
  public String template(String argument) {
    return ": $type";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Attribute value = arguments.attribute(1);
    Type type = ((TypeAttr) arguments.attribute(0)).value();
    if (value == null || value.type() != type) {
      printer.print(": ").printType(type);
    }
    if (value != null) {
      printer.print(value.type() == type ? "= " : " = ").printAttribute(value);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code i32 = 7}: the type of a variable, and its initial value without a type. The elements of an array
 * {@code !emitc.array<2xi32>} are a tensor of its shape.
 */
final class TypeAndValue implements CustomDirective {
  private static final String ARRAY = "!emitc.array<";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type type = parser.parseType();
    arguments.setAttribute(0, TypeAttr.of(type));
    if (parser.parseOptionalPunctuation("=")) {
      arguments.setAttribute(1, parser.parseAttribute(typeOfValue(type)));
    }
  }

  private static Type typeOfValue(Type type) {
    String text = type.toString();
    return text.startsWith(ARRAY) ? SyntaxTexts.parseType(
        type.context(), "tensor<" + text.substring(ARRAY.length())) : type;
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.printType(((TypeAttr) arguments.attribute(0)).value());
    Attribute value = arguments.attribute(1);
    if (value != null) {
      printer.print(" = ").printAttributeWithoutType(value);
    }
  }
}

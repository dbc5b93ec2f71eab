// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code (value) : type}, or {@code : type} without a value. */
final class InitialValueSyntax implements CustomDirective {
  private static final int TYPE = 0;
  private static final int VALUE = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (parser.parseOptionalPunctuation("(")) {
      arguments.setAttribute(VALUE, parser.parseAttribute());
      parser.parsePunctuation(")");
    }
    arguments.setAttribute(TYPE, TypeAttr.of(parser.parseColonType()));
  }

  @Override
  public String template(String argument) {
    return "($value) : $type";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Attribute value = arguments.attribute(VALUE);
    if (value != null) {
      printer.print('(').printAttribute(value).print(')');
    }
    printer.print(" : ").printType(((TypeAttr) arguments.attribute(TYPE)).value());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code type}, or {@code encoding as type}: the type that stands for another one outside of a program. */
final class TypeAlias implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type encoding = parser.parseType();
    arguments.setAttribute(0, TypeAttr.of(encoding));
    arguments.types(1).add(parser.parseOptionalKeyword("as") ? parser.parseType() : encoding);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type type = arguments.types(1).get(0);
    Type encoding = ((TypeAttr) arguments.attribute(0)).value();
    printer.printType(encoding);
    if (!encoding.equals(type)) {
      printer.print(" as ").printType(type);
    }
  }
}

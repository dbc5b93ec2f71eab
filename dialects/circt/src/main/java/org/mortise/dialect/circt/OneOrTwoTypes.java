// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code t} or {@code t, u}: the types of two operands, one if they are equal. */
final class OneOrTwoTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type first = parser.parseType();
    arguments.types(0).add(first);
    arguments.types(1).add(parser.parseOptionalPunctuation(",") ? parser.parseType() : first);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type first = arguments.types(0).get(0);
    Type second = arguments.types(1).get(0);
    printer.printType(first);
    if (!first.equals(second)) {
      printer.print(", ").printType(second);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.PlainType;

/**
 * The type of a range, which follows from the first of its elements; {@code : !pdl.range<value>} if there are none. The
 * arguments are the types of the elements, and the type of the range.
 */
final class RangeType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Type> elements = arguments.types(0);
    arguments.types(1).add(elements.isEmpty() ? parser.parseColonType() : rangeOf(elements.get(0)));
  }

  private static Type rangeOf(Type first) {
    return first instanceof PlainType element ? PdlRangeType.of(element) : first;
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.types(0).isEmpty()) {
      printer.print(": ").printType(arguments.types(1).get(0));
    }
  }
}

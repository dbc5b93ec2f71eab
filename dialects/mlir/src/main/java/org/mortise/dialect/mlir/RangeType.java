// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * The type of a range, which follows from the first of its elements; {@code : !pdl.range<value>} if there are none. The
 * arguments are the types of the elements, and the type of the range.
 */
final class RangeType implements CustomDirective {
  private static final String PREFIX = "!pdl.";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Type> elements = arguments.types(0);
    arguments.types(1).add(elements.isEmpty() ? parser.parseColonType() : rangeOf(elements.get(0)));
  }

  /** Returns the range of the elements that a type has or is. */
  private static Type rangeOf(Type element) {
    String text = element.toString();
    return text.startsWith(PREFIX + "range<") ? element
        : SyntaxTexts.parseType(element.context(), "!pdl.range<" + text.substring(PREFIX.length()) + ">");
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

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code from (0, 0) to (9, 4)}: the first and the last index of each dimension. */
final class RangeSubscript implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Long> lower = new ArrayList<>();
    List<Long> upper = new ArrayList<>();
    int start = parser.position();
    parser.parseKeyword("from");
    parseIndices(parser, lower);
    parser.parseKeyword("to");
    parseIndices(parser, upper);
    if (lower.size() != upper.size()) {
      throw parser.error(start, "expected equal size of lower and upper bounds");
    }
    arguments.setAttribute(0, Ranges.of(parser.context(), lower, upper));
  }

  private static void parseIndices(OpAsmParser parser, List<Long> into) {
    parser.parsePunctuation("(");
    do {
      into.add(parser.parseInteger());
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(")");
  }

  @Override
  public String template(String argument) {
    return "from ($lower) to ($upper)";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    List<Long> bounds = Ranges.bounds((DenseElementsAttr) arguments.attribute(0));
    printer.print("from ");
    print(printer, bounds, 0);
    printer.print(" to ");
    print(printer, bounds, 1);
  }

  private static void print(OpAsmPrinter printer, List<Long> bounds, int offset) {
    printer.print('(');
    for (int i = offset; i < bounds.size(); i += 2) {
      printer.print(i == offset ? "" : ", ").print(bounds.get(i));
    }
    printer.print(')');
  }
}

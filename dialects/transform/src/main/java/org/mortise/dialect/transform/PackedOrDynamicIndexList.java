// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** A list of numbers and values, or {@code *(%handle)}: one handle for all numbers. */
final class PackedOrDynamicIndexList implements CustomDirective {
  private static final int PACKED = 0;
  private static final int VALUES = 1;
  private static final int INTEGERS = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    long[] integers = {};
    if (parser.parseOptionalPunctuation("*")) {
      parser.parsePunctuation("(");
      arguments.operands(PACKED).add(parser.parseOperand());
      parser.parsePunctuation(")");
    } else {
      integers = DynamicIndexList.parse(parser, Delimiter.SQUARE, arguments.operands(VALUES));
    }
    arguments.setAttribute(INTEGERS, DenseI64ArrayAttr.of(parser.context(), integers));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (!arguments.operands(PACKED).isEmpty()) {
      printer.print("*(").printOperand(arguments.operands(PACKED).get(0)).print(')');
      return;
    }
    DynamicIndexList.print(
        printer, (DenseI64ArrayAttr) arguments.attribute(INTEGERS), null, arguments.operands(VALUES));
  }
}

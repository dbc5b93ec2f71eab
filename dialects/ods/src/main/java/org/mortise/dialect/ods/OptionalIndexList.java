// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** A {@link DynamicIndexList} that a text may omit, so that there is no array of integers. */
final class OptionalIndexList implements CustomDirective {
  private final DynamicIndexList list = new DynamicIndexList();

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    long[] integers = DynamicIndexList.parse(parser, Delimiter.OPTIONAL_SQUARE, arguments.operands(0));
    if (parser.position() != start) {
      arguments.setAttribute(1, DenseI64ArrayAttr.of(parser.context(), integers));
    }
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(1) != null) {
      list.print(printer, op, arguments);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The part of each dimension: {@code [0:4, 1:8:2]}, with the limit and, if it is not 1, the stride. */
final class SliceRanges implements CustomDirective {
  private static final int PARTS = 3;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<long[]> ranges = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> {
      long start = parser.parseInteger();
      parser.parsePunctuation(":");
      long limit = parser.parseInteger();
      ranges.add(new long[] {start, limit, parser.parseOptionalPunctuation(":") ? parser.parseInteger() : 1});
    });
    for (int part = 0; part < PARTS; part++) {
      int index = part;
      arguments.setAttribute(
          part, DenseI64ArrayAttr.of(parser.context(), ranges.stream().mapToLong(range -> range[index]).toArray()));
    }
  }

  /** Checks that there are as many limits and strides as starts. */
  static @Nullable Diagnostic verify(Operation op) {
    int count = ((DenseI64ArrayAttr) op.getAttr("start_indices")).size();
    for (String name : List.of("limit_indices", "strides")) {
      int found = ((DenseI64ArrayAttr) op.getAttr(name)).size();
      if (found != count) {
        return op.opError("has " + count + " elements in 'start_indices', but " + found + " in '" + name + "'");
      }
    }
    return null;
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    DenseI64ArrayAttr starts = (DenseI64ArrayAttr) arguments.attribute(0);
    DenseI64ArrayAttr limits = (DenseI64ArrayAttr) arguments.attribute(1);
    DenseI64ArrayAttr strides = (DenseI64ArrayAttr) arguments.attribute(2);
    printer.print('[');
    for (int i = 0; i < starts.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(starts.get(i)).print(':').print(limits.get(i));
      if (strides.get(i) != 1) {
        printer.print(':').print(strides.get(i));
      }
    }
    printer.print(']');
  }
}

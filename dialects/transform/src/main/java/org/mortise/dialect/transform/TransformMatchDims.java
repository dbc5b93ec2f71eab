// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Positions: {@code all}, {@code 0, 2} or {@code except(0, 2)}. */
final class TransformMatchDims implements CustomDirective {
  private static final int POSITIONS = 0;
  private static final int IS_INVERTED = 1;
  private static final int IS_ALL = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Long> positions = new ArrayList<>();
    if (parser.parseOptionalKeyword("all")) {
      arguments.setAttribute(IS_ALL, UnitAttr.of(parser.context()));
    } else if (parser.parseOptionalKeyword("except")) {
      arguments.setAttribute(IS_INVERTED, UnitAttr.of(parser.context()));
      parser.parsePunctuation("(");
      parser.parseCommaSeparatedList(Delimiter.NONE, () -> positions.add(parser.parseInteger()));
      parser.parsePunctuation(")");
    } else {
      parser.parseCommaSeparatedList(Delimiter.NONE, () -> positions.add(parser.parseInteger()));
    }
    long[] numbers = positions.stream().mapToLong(Long::longValue).toArray();
    arguments.setAttribute(POSITIONS, DenseI64ArrayAttr.of(parser.context(), numbers));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(IS_ALL) != null) {
      printer.print("all");
      return;
    }
    boolean isInverted = arguments.attribute(IS_INVERTED) != null;
    printer.print(isInverted ? "except(" : "");
    DenseI64ArrayAttr positions = (DenseI64ArrayAttr) arguments.attribute(POSITIONS);
    for (int i = 0; i < positions.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(positions.get(i));
    }
    printer.print(isInverted ? ")" : "");
  }

  /** Returns the error in positions, or null. */
  static @Nullable Diagnostic verify(Operation op, DenseI64ArrayAttr positions, boolean isInverted, boolean isAll) {
    if (isAll) {
      if (isInverted) {
        return op.opError("cannot request both 'all' and 'inverted' values in the list");
      }
      return positions.size() == 0 ? null
          : op.opError("cannot both request 'all' and specific values in the list");
    }
    if (positions.size() == 0) {
      return op.opError("must request specific values in the list if 'all' is not specified");
    }
    Set<Long> unique = new HashSet<>();
    for (int i = 0; i < positions.size(); i++) {
      if (!unique.add(positions.get(i))) {
        return op.opError("expected the listed values to be unique");
      }
    }
    return null;
  }
}

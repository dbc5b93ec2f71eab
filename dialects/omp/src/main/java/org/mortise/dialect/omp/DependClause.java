// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code taskdependin -> %variable : type, ...}. */
final class DependClause implements CustomDirective {
  private static final int VARIABLES = 0;
  private static final int TYPES = 1;
  private static final int KINDS = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<DialectEnumAttr> kinds = new ArrayList<>();
    do {
      kinds.add(WordForm.parseWord(parser, OmpEnums.TASK_DEPEND));
      parser.parsePunctuation("->");
      arguments.operands(VARIABLES).add(parser.parseOperand());
      arguments.types(TYPES).add(parser.parseColonType());
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(KINDS, ArrayAttr.of(parser.context(), kinds));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange variables = arguments.operands(VARIABLES);
    ArrayAttr kinds = (ArrayAttr) arguments.attribute(KINDS);
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (kinds != null && i < kinds.size()) {
        printer.print(((DialectEnumAttr) kinds.get(i)).word()).print(" -> ");
      }
      printer.printOperand(variables.get(i)).print(" : ").printType(variables.get(i).type());
    }
  }

  /** Returns an error if the numbers of kinds and variables differ, otherwise null. */
  static @Nullable Diagnostic verify(Operation op, @Nullable ArrayAttr kinds, OperandRange variables) {
    if (variables.isEmpty()) {
      return kinds == null || kinds.isEmpty() ? null : op.opError("unexpected depend values");
    }
    return kinds != null && kinds.size() == variables.size()
        ? null : op.opError("expected as many depend values as depend variables");
  }
}

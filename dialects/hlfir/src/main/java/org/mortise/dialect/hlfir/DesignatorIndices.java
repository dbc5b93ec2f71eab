// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code (%index, %first:%last:%step, ...)}, or nothing without indices. */
final class DesignatorIndices implements CustomDirective {
  private static final int INDICES = 0;
  private static final int IS_TRIPLET = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Boolean> triplets = new ArrayList<>();
    if (parser.parseOptionalPunctuation("(")) {
      do {
        triplets.add(parseIndex(parser, arguments));
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation(")");
    }
    boolean[] flags = new boolean[triplets.size()];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = triplets.get(i);
    }
    arguments.setAttribute(IS_TRIPLET, DenseBoolArrayAttr.of(parser.context(), flags));
  }

  /** Returns whether the index is a triplet. */
  private static boolean parseIndex(OpAsmParser parser, ParsedArguments arguments) {
    arguments.operands(INDICES).add(parser.parseOperand());
    if (!parser.parseOptionalPunctuation(":")) {
      return false;
    }
    arguments.operands(INDICES).add(parser.parseOperand());
    parser.parsePunctuation(":");
    arguments.operands(INDICES).add(parser.parseOperand());
    return true;
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    DenseBoolArrayAttr triplets = (DenseBoolArrayAttr) arguments.attribute(IS_TRIPLET);
    if (triplets.size() == 0) {
      return;
    }
    OperandRange indices = arguments.operands(INDICES);
    int next = 0;
    for (int i = 0; i < triplets.size(); i++) {
      printer.print(i == 0 ? "(" : ", ");
      printer.printOperand(indices.get(next++));
      if (triplets.get(i)) {
        printer.print(":").printOperand(indices.get(next++));
        printer.print(":").printOperand(indices.get(next++));
      }
    }
    printer.print(")");
  }
}

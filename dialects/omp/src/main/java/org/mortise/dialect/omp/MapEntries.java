// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code %map -> %argument, ... : type, ...}. The arrows and arguments repeat those of the region's entry block;
 * operations without such arguments omit them.
 */
final class MapEntries implements CustomDirective {
  private static final int MAPS = 0;
  private static final int TYPES = 1;

  private final boolean hasArguments;

  /** Creates the directive, with arrows if {@code hasArguments}. */
  MapEntries(boolean hasArguments) {
    this.hasArguments = hasArguments;
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    do {
      arguments.operands(MAPS).add(parser.parseOperand());
      if (parser.parseOptionalPunctuation("->")) {
        parser.parseArgument(false, false);
      }
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(":");
    do {
      arguments.types(TYPES).add(parser.parseType());
    } while (parser.parseOptionalPunctuation(","));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange maps = arguments.operands(MAPS);
    for (int i = 0; i < maps.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(maps.get(i));
      if (hasArguments) {
        printer.print(" -> ");
        EntryArguments.print(printer, op, i);
      }
    }
    printer.print(" : ").printTypesOf(maps);
  }
}

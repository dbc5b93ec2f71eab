// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code @privatizer %variable -> %argument : type, ...}; the region arguments follow those of the maps. */
final class TargetPrivates implements CustomDirective {
  private static final int VARIABLES = 0;
  private static final int TYPES = 1;
  private static final int SYMBOLS = 2;
  /** The group of maps among the operands of a target construct of MLIR 19.1. */
  private static final int MAPS = 6;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<SymbolRefAttr> symbols = new ArrayList<>();
    do {
      symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
      arguments.operands(VARIABLES).add(parser.parseOperand());
      parser.parsePunctuation("->");
      parser.parseArgument(false, false);
      arguments.types(TYPES).add(parser.parseColonType());
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(SYMBOLS, ArrayAttr.of(parser.context(), symbols));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange variables = arguments.operands(VARIABLES);
    ArrayAttr symbols = (ArrayAttr) arguments.attribute(SYMBOLS);
    int first = op.operandGroup(MAPS).size();
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printAttribute(symbols.get(i)).print(' ');
      printer.printOperand(variables.get(i)).print(" -> ");
      EntryArguments.print(printer, op, first + i);
      printer.print(" : ").printType(variables.get(i).type());
    }
  }
}

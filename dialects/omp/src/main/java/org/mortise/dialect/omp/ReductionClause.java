// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code byref @reduction -> %variable : type, ...}. */
final class ReductionClause implements CustomDirective {
  static final String BY_REFERENCE = "byref";

  private static final int VARIABLES = 0;
  private static final int TYPES = 1;
  private static final int FLAGS = 2;
  private static final int SYMBOLS = 3;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Boolean> flags = new ArrayList<>();
    List<SymbolRefAttr> symbols = new ArrayList<>();
    do {
      flags.add(parser.parseOptionalKeyword(BY_REFERENCE));
      symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
      parser.parsePunctuation("->");
      arguments.operands(VARIABLES).add(parser.parseOperand());
      arguments.types(TYPES).add(parser.parseColonType());
    } while (parser.parseOptionalPunctuation(","));
    arguments.setAttribute(FLAGS, flagsOf(parser.context(), flags));
    arguments.setAttribute(SYMBOLS, ArrayAttr.of(parser.context(), symbols));
  }

  /** Returns the attribute of some flags. */
  static DenseBoolArrayAttr flagsOf(Context context, List<Boolean> flags) {
    boolean[] values = new boolean[flags.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = flags.get(i);
    }
    return DenseBoolArrayAttr.of(context, values);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange variables = arguments.operands(VARIABLES);
    DenseBoolArrayAttr flags = (DenseBoolArrayAttr) arguments.attribute(FLAGS);
    ArrayAttr symbols = (ArrayAttr) arguments.attribute(SYMBOLS);
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(flags != null && flags.get(i) ? BY_REFERENCE + " " : "");
      printer.printAttribute(symbols.get(i)).print(" -> ");
      printer.printOperand(variables.get(i)).print(" : ").printType(variables.get(i).type());
    }
  }
}

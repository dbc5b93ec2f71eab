// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code reduction(byref @reduction %variable -> %argument : type, ...) private(@privatizer %variable -> %argument :
 * type, ...)} and the region whose entry block has these arguments: first reductions, then private variables.
 */
final class RegionArguments implements CustomDirective {
  private static final int REGION = 0;
  private static final int REDUCTIONS = 1;
  private static final int REDUCTION_FLAGS = 3;
  private static final int REDUCTION_SYMBOLS = 4;
  private static final int PRIVATES = 5;
  private static final int PRIVATE_SYMBOLS = 7;

  private final boolean hasPrivates;

  /** Creates the directive; with {@code hasPrivates} the last arguments are private variables. */
  RegionArguments(boolean hasPrivates) {
    this.hasPrivates = hasPrivates;
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Argument> entry = new ArrayList<>();
    if (parser.parseOptionalKeyword("reduction")) {
      List<Boolean> flags = new ArrayList<>();
      List<SymbolRefAttr> symbols = parse(parser, arguments, REDUCTIONS, flags, entry);
      arguments.setAttribute(REDUCTION_FLAGS, ReductionClause.flagsOf(parser.context(), flags));
      arguments.setAttribute(REDUCTION_SYMBOLS, ArrayAttr.of(parser.context(), symbols));
    }
    if (hasPrivates && parser.parseOptionalKeyword("private")) {
      List<SymbolRefAttr> symbols = parse(parser, arguments, PRIVATES, null, entry);
      arguments.setAttribute(PRIVATE_SYMBOLS, ArrayAttr.of(parser.context(), symbols));
    }
    parser.parseRegion(arguments.region(REGION), RegionOptions.PLAIN.withArguments(entry));
  }

  private static List<SymbolRefAttr> parse(
      OpAsmParser parser, ParsedArguments arguments, int variables, @Nullable List<Boolean> flags,
      List<Argument> entry) {
    List<SymbolRefAttr> symbols = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      if (flags != null) {
        flags.add(parser.parseOptionalKeyword(ReductionClause.BY_REFERENCE));
      }
      symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
      arguments.operands(variables).add(parser.parseOperand());
      parser.parsePunctuation("->");
      Argument argument = parser.parseArgument(false, false);
      Type type = parser.parseColonType();
      argument.setType(type);
      arguments.types(variables + 1).add(type);
      entry.add(argument);
    });
    return symbols;
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange reductions = arguments.operands(REDUCTIONS);
    print(printer, op, "reduction(", reductions, (ArrayAttr) arguments.attribute(REDUCTION_SYMBOLS),
        (DenseBoolArrayAttr) arguments.attribute(REDUCTION_FLAGS), 0);
    if (hasPrivates) {
      print(printer, op, "private(", arguments.operands(PRIVATES), (ArrayAttr) arguments.attribute(PRIVATE_SYMBOLS),
          null, reductions.size());
    }
    printer.printRegion(op.region(0), false, true);
  }

  private static void print(
      OpAsmPrinter printer, Operation op, String keyword, OperandRange variables, ArrayAttr symbols,
      @Nullable DenseBoolArrayAttr flags, int firstArgument) {
    if (variables.isEmpty()) {
      return;
    }
    printer.print(keyword);
    for (int i = 0; i < variables.size(); i++) {
      boolean byReference = flags != null && flags.get(i);
      printer.print(i == 0 ? "" : ", ").print(byReference ? ReductionClause.BY_REFERENCE + " " : "");
      printer.printAttribute(symbols.get(i)).print(' ');
      printer.printOperand(variables.get(i)).print(" -> ");
      EntryArguments.print(printer, op, firstArgument + i);
      printer.print(" : ").printType(variables.get(i).type());
    }
    printer.print(") ");
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code private(@privatizer %variable -> %argument, ... : types) private_barrier reduction(mod: inscan, byref
 * @reduction %variable -> %argument, ... : types)} and the region whose entry block has these arguments.
 */
final class ClauseRegion implements CustomDirective {
  private static final String PRIVATE = "private";
  private static final String BARRIER = "private_barrier";
  private static final String REDUCTION = "reduction";
  private static final String MODIFIER = "mod";
  private static final int REGION = 0;
  private static final int PRIVATES = 1;
  private static final int PRIVATE_SYMBOLS = 3;
  private static final int NEEDS_BARRIER = 4;
  private static final int REDUCTION_MODIFIER = 5;
  private static final int REDUCTIONS = 6;
  private static final int REDUCTION_FLAGS = 8;
  private static final int REDUCTION_SYMBOLS = 9;

  private final boolean hasReductions;
  private final boolean isWrapper;

  /** Creates the directive of a region with private variables, and maybe reductions. */
  ClauseRegion(boolean hasReductions, boolean isWrapper) {
    this.hasReductions = hasReductions;
    this.isWrapper = isWrapper;
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Argument> entry = new ArrayList<>();
    if (parser.parseOptionalKeyword(PRIVATE)) {
      parser.parsePunctuation("(");
      List<SymbolRefAttr> symbols = parseVariables(parser, arguments, PRIVATES, null, entry);
      arguments.setAttribute(PRIVATE_SYMBOLS, ArrayAttr.of(parser.context(), symbols));
    }
    if (parser.parseOptionalKeyword(BARRIER)) {
      arguments.setAttribute(NEEDS_BARRIER, UnitAttr.of(parser.context()));
    }
    if (hasReductions && parser.parseOptionalKeyword(REDUCTION)) {
      parser.parsePunctuation("(");
      if (parser.parseOptionalKeyword(MODIFIER)) {
        parser.parsePunctuation(":");
        arguments.setAttribute(REDUCTION_MODIFIER, WordForm.parseWord(parser, OmpEnums.REDUCTION_MODIFIER));
        parser.parsePunctuation(",");
      }
      List<Boolean> flags = new ArrayList<>();
      List<SymbolRefAttr> symbols = parseVariables(parser, arguments, REDUCTIONS, flags, entry);
      arguments.setAttribute(REDUCTION_FLAGS, ReductionClause.flagsOf(parser.context(), flags));
      arguments.setAttribute(REDUCTION_SYMBOLS, ArrayAttr.of(parser.context(), symbols));
    }
    Region region = arguments.region(REGION);
    RegionOptions options = RegionOptions.PLAIN.withArguments(entry);
    parser.parseRegion(region, isWrapper ? options.andThen(() -> LoopWrappers.eraseTerminator(region)) : options);
  }

  /** Parses variables up to the closing parenthesis. */
  private static List<SymbolRefAttr> parseVariables(
      OpAsmParser parser, ParsedArguments arguments, int variables, @Nullable List<Boolean> flags,
      List<Argument> entry) {
    List<SymbolRefAttr> symbols = new ArrayList<>();
    int first = entry.size();
    do {
      if (flags != null) {
        flags.add(parser.parseOptionalKeyword(ReductionClause.BY_REFERENCE));
      }
      symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
      arguments.operands(variables).add(parser.parseOperand());
      parser.parsePunctuation("->");
      entry.add(parser.parseArgument(false, false));
    } while (parser.parseOptionalPunctuation(","));
    List<Type> types = new ArrayList<>();
    int colon = parser.position();
    parser.parseColonTypeList(types);
    parser.parsePunctuation(")");
    if (types.size() != symbols.size()) {
      throw parser.error(colon, "expected as many types as variables");
    }
    arguments.types(variables + 1).addAll(types);
    for (int i = 0; i < types.size(); i++) {
      entry.get(first + i).setType(types.get(i));
    }
    return symbols;
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange privates = arguments.operands(PRIVATES);
    if (!privates.isEmpty()) {
      printer.print(PRIVATE).print('(');
      printVariables(printer, op, privates, arguments.attribute(PRIVATE_SYMBOLS), null, 0);
    }
    if (arguments.attribute(NEEDS_BARRIER) != null) {
      printer.print(BARRIER).print(' ');
    }
    if (hasReductions && !arguments.operands(REDUCTIONS).isEmpty()) {
      printer.print(REDUCTION).print('(');
      if (arguments.attribute(REDUCTION_MODIFIER) instanceof DialectEnumAttr modifier) {
        printer.print(MODIFIER).print(": ").print(modifier.word()).print(", ");
      }
      printVariables(printer, op, arguments.operands(REDUCTIONS), arguments.attribute(REDUCTION_SYMBOLS),
          (DenseBoolArrayAttr) arguments.attribute(REDUCTION_FLAGS), privates.size());
    }
    printer.printRegion(op.region(0), false, true);
  }

  private static void printVariables(
      OpAsmPrinter printer, Operation op, OperandRange variables, Attribute symbols,
      @Nullable DenseBoolArrayAttr flags, int firstArgument) {
    for (int i = 0; i < variables.size(); i++) {
      boolean byReference = flags != null && flags.get(i);
      printer.print(i == 0 ? "" : ", ").print(byReference ? ReductionClause.BY_REFERENCE + " " : "");
      printer.printAttribute(((ArrayAttr) symbols).get(i)).print(' ');
      printer.printOperand(variables.get(i)).print(" -> ");
      EntryArguments.print(printer, op, firstArgument + i);
    }
    printer.print(" : ").printTypesOf(variables).print(") ");
  }
}

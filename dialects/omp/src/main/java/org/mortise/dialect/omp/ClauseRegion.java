// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
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
 * @reduction %variable -> %argument, ... : types)} and the region whose entry block has these arguments, in the order
 * of the clauses.
 */
final class ClauseRegion implements CustomDirective {
  private static final String BARRIER = "private_barrier";
  private static final String MODIFIER = "mod";
  private static final String MAP_INDEX = "map_idx";
  private static final long UNMAPPED = -1;

  private final boolean isWrapper;
  private final List<EntryClause> clauses;

  /** Creates the directive of a region whose entry block has the variables of some clauses as arguments. */
  ClauseRegion(boolean isWrapper, EntryClause... clauses) {
    this.isWrapper = isWrapper;
    this.clauses = List.of(clauses);
  }

  // ---- parsing -----------------------------------------------------------------------------------------------------

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Argument> entry = new ArrayList<>();
    int first = 1;
    for (EntryClause clause : clauses) {
      if (parser.parseOptionalKeyword(clause.keyword)) {
        parseClause(parser, arguments, clause, first, entry);
      }
      if (clause.hasBarrier() && parser.parseOptionalKeyword(BARRIER)) {
        arguments.setAttribute(first + clause.barrier(), UnitAttr.of(parser.context()));
      }
      first += clause.argumentCount();
    }
    Region region = arguments.region(0);
    RegionOptions options = RegionOptions.PLAIN.withArguments(entry);
    if (clauses.contains(EntryClause.MAP)) {
      options = options.redeclaring(); // MLIR 19.1 writes the arguments of maps twice
    }
    OperationState state = arguments.state();
    if (isWrapper) {
      options = options.andThen(() -> upgradeWrapper(region, state));
    }
    parser.parseRegion(region, options);
  }

  /** Changes the wrapper if it has the terminator of MLIR 19.1, where composite wrappers have no attribute. */
  private static void upgradeWrapper(Region region, OperationState state) {
    if (LoopWrappers.eraseTerminator(region) && LoopWrappers.markNested(region)) {
      state.addAttribute(LoopWrappers.COMPOSITE, UnitAttr.of(state.context()));
    }
  }

  private static void parseClause(
      OpAsmParser parser, ParsedArguments arguments, EntryClause clause, int first, List<Argument> entry) {
    parser.parsePunctuation("(");
    if (clause.hasModifier() && parser.parseOptionalKeyword(MODIFIER)) {
      parser.parsePunctuation(":");
      arguments.setAttribute(first, WordForm.parseWord(parser, OmpEnums.REDUCTION_MODIFIER));
      parser.parsePunctuation(",");
    }
    Variables variables = new Variables();
    int firstArgument = entry.size();
    do {
      variables.parseOne(parser, arguments, clause, first, entry);
    } while (parser.parseOptionalPunctuation(","));
    List<Type> types = new ArrayList<>();
    parser.parseColonTypeList(types);
    if (types.size() != entry.size() - firstArgument) {
      throw parser.error("invalid `" + clause.keyword + "` format");
    }
    parser.parsePunctuation(")");
    arguments.types(first + clause.variables() + 1).addAll(types);
    for (int i = 0; i < types.size(); i++) {
      entry.get(firstArgument + i).setType(types.get(i));
    }
    variables.setAttributes(parser, arguments, clause, first);
  }

  /** The attributes of the variables of a clause. */
  private static final class Variables {
    private final List<SymbolRefAttr> symbols = new ArrayList<>();
    private final List<Boolean> flags = new ArrayList<>();
    private final List<Long> maps = new ArrayList<>();

    /** Parses a variable and the argument that it is in the region. */
    void parseOne(
        OpAsmParser parser, ParsedArguments arguments, EntryClause clause, int first, List<Argument> entry) {
      if (clause.hasFlags()) {
        flags.add(parser.parseOptionalKeyword(ReductionClause.BY_REFERENCE));
      }
      if (clause.hasSymbols()) {
        symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
      }
      arguments.operands(first + clause.variables()).add(parser.parseOperand());
      parser.parsePunctuation("->");
      entry.add(parser.parseArgument(false, false));
      if (clause.hasMaps()) {
        maps.add(parseMap(parser));
      }
    }

    private static long parseMap(OpAsmParser parser) {
      if (!parser.parseOptionalPunctuation("[")) {
        return UNMAPPED;
      }
      parser.parseKeyword(MAP_INDEX);
      parser.parsePunctuation("=");
      long map = parser.parseInteger();
      parser.parsePunctuation("]");
      return map;
    }

    void setAttributes(OpAsmParser parser, ParsedArguments arguments, EntryClause clause, int first) {
      if (clause.hasFlags()) {
        arguments.setAttribute(first + clause.flags(), ReductionClause.flagsOf(parser.context(), flags));
      }
      if (clause.hasSymbols()) {
        arguments.setAttribute(first + clause.symbols(), ArrayAttr.of(parser.context(), symbols));
      }
      if (clause.hasMaps()) {
        arguments.setAttribute(first + clause.maps(), DenseI64ArrayAttr.of(
            parser.context(), maps.stream().mapToLong(Long::longValue).toArray()));
      }
    }
  }

  // ---- printing ----------------------------------------------------------------------------------------------------

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    int first = 1;
    int argument = 0;
    for (EntryClause clause : clauses) {
      OperandRange variables = arguments.operands(first + clause.variables());
      if (!variables.isEmpty()) {
        printer.print(clause.keyword).print('(');
        printVariables(printer, op, arguments, clause, first, argument);
      }
      if (clause.hasBarrier() && arguments.attribute(first + clause.barrier()) != null) {
        printer.print(BARRIER).print(' ');
      }
      argument += variables.size();
      first += clause.argumentCount();
    }
    printer.printRegion(op.region(0), false, true);
  }

  private static void printVariables(
      OpAsmPrinter printer, Operation op, PrintedArguments arguments, EntryClause clause, int first, int argument) {
    if (clause.hasModifier() && arguments.attribute(first) instanceof DialectEnumAttr modifier) {
      printer.print(MODIFIER).print(": ").print(modifier.word()).print(", ");
    }
    OperandRange variables = arguments.operands(first + clause.variables());
    Attribute flags = clause.hasFlags() ? arguments.attribute(first + clause.flags()) : null;
    Attribute symbols = clause.hasSymbols() ? arguments.attribute(first + clause.symbols()) : null;
    Attribute maps = clause.hasMaps() ? arguments.attribute(first + clause.maps()) : null;
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(isByReference(flags, i) ? ReductionClause.BY_REFERENCE + " " : "");
      if (symbols instanceof ArrayAttr list && i < list.size()) {
        printer.printAttribute(list.get(i)).print(' ');
      }
      printer.printOperand(variables.get(i)).print(" -> ");
      EntryArguments.print(printer, op, argument + i);
      if (maps instanceof DenseI64ArrayAttr list && i < list.size() && list.get(i) != UNMAPPED) {
        printer.print(" [").print(MAP_INDEX).print('=').print(list.get(i)).print(']');
      }
    }
    printer.print(" : ").printTypesOf(variables).print(") ");
  }

  private static boolean isByReference(@Nullable Attribute flags, int variable) {
    return flags instanceof DenseBoolArrayAttr list && variable < list.size() && list.get(variable);
  }
}

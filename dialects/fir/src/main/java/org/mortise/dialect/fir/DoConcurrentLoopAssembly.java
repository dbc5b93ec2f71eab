// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/**
 * {@code (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) local(@l %x -> %p : type) reduce(byref @r
 * #fir.reduce_attr<add> %y -> %q : type) {...} {attributes}}. Each part but the bounds is optional.
 */
final class DoConcurrentLoopAssembly implements OpAssembly {
  private static final String LOCAL = "local";
  private static final String REDUCE = "reduce";
  private static final String BY_REFERENCE = "byref";
  private static final String LOCAL_SYMBOLS = "local_syms";
  private static final String REDUCE_SYMBOLS = "reduce_syms";
  private static final String REDUCE_ATTRIBUTES = "reduce_attrs";
  private static final String REDUCE_BY_REFERENCE = "reduce_byref";

  @Override
  public String template() {
    return " ($%i) = ($%lowerBound) to ($%upperBound) step ($%step) {}";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Type index = IndexType.of(parser.context());
    List<Argument> arguments = new ArrayList<>();
    parser.parseArgumentList(arguments, Delimiter.PAREN, false, false);
    int rank = arguments.size();
    arguments.forEach(each -> each.setType(index));
    parser.parsePunctuation("=");
    parseBounds(parser, state, rank, index);
    parser.parseKeyword("to");
    parseBounds(parser, state, rank, index);
    parser.parseKeyword("step");
    parseBounds(parser, state, rank, index);
    Variables locals = new Variables();
    if (parser.parseOptionalKeyword(LOCAL)) {
      locals.parse(parser, false, state, arguments);
      state.addAttribute(LOCAL_SYMBOLS, ArrayAttr.of(parser.context(), locals.symbols));
    }
    Variables reductions = new Variables();
    if (parser.parseOptionalKeyword(REDUCE)) {
      reductions.parse(parser, true, state, arguments);
      state.addAttribute(REDUCE_BY_REFERENCE, DenseBoolArrayAttr.of(parser.context(), reductions.byReference()));
      state.addAttribute(REDUCE_SYMBOLS, ArrayAttr.of(parser.context(), reductions.symbols));
      state.addAttribute(REDUCE_ATTRIBUTES, ArrayAttr.of(parser.context(), reductions.attributes));
    }
    state.setOperandSegments(rank, rank, rank, locals.symbols.size(), reductions.symbols.size());
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(arguments));
    parser.parseOptionalAttrDict(state);
  }

  private static void parseBounds(OpAsmParser parser, OperationState state, int rank, Type index) {
    int position = parser.position();
    List<UnresolvedOperand> operands = new ArrayList<>();
    parser.parseOperandList(operands, Delimiter.PAREN);
    if (operands.size() != rank) {
      throw parser.error(position, "custom op '" + DoConcurrentLoopOp.NAME + "' expected " + rank + " operands");
    }
    for (UnresolvedOperand each : operands) {
      state.addOperand(parser.resolveOperand(each, index));
    }
  }

  /** The variables of a clause. */
  private static final class Variables {
    final List<Attribute> symbols = new ArrayList<>();
    final List<Attribute> attributes = new ArrayList<>();
    private final List<Boolean> byReference = new ArrayList<>();
    private final List<UnresolvedOperand> operands = new ArrayList<>();

    void parse(OpAsmParser parser, boolean areReductions, OperationState state, List<Argument> arguments) {
      int first = arguments.size();
      parser.parsePunctuation("(");
      do {
        if (areReductions) {
          byReference.add(parser.parseOptionalKeyword(BY_REFERENCE));
        }
        symbols.add(parser.parseAttribute(SymbolRefAttr.class, null));
        if (areReductions) {
          attributes.add(parser.parseAttribute(ReduceAttr.class, null));
        }
        operands.add(parser.parseOperand());
        parser.parsePunctuation("->");
        arguments.add(parser.parseArgument(false, false));
      } while (parser.parseOptionalPunctuation(","));
      List<Type> types = new ArrayList<>();
      int colon = parser.position();
      parser.parseColonTypeList(types);
      parser.parsePunctuation(")");
      parser.resolveOperands(operands, types, colon, state);
      for (int i = 0; i < types.size(); i++) {
        arguments.get(first + i).setType(types.get(i));
      }
    }

    boolean[] byReference() {
      boolean[] flags = new boolean[byReference.size()];
      for (int i = 0; i < flags.length; i++) {
        flags[i] = byReference.get(i);
      }
      return flags;
    }
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    DoConcurrentLoopOp op = DoConcurrentLoopOp.of(operation);
    printer.print(" (").printOperands(op.inductionVariables());
    printer.print(") = (").printOperands(op.lowerBound());
    printer.print(") to (").printOperands(op.upperBound());
    printer.print(") step (").printOperands(op.step()).print(")");
    int rank = op.lowerBound().size();
    int locals = op.localVars().size();
    if (locals > 0) {
      printVariables(printer, op, LOCAL, op.localVars(), rank);
    }
    if (!op.reduceVars().isEmpty()) {
      printVariables(printer, op, REDUCE, op.reduceVars(), rank + locals);
    }
    printer.print(' ');
    printer.printRegion(op.region(), false, false);
    printer.printOptionalAttrDict(operation, LOCAL_SYMBOLS, REDUCE_SYMBOLS, REDUCE_ATTRIBUTES, REDUCE_BY_REFERENCE,
        "operandSegmentSizes");
  }

  private static void printVariables(
      OpAsmPrinter printer, DoConcurrentLoopOp op, String clause, OperandRange variables, int firstArgument) {
    boolean areReductions = clause.equals(REDUCE);
    ArrayAttr symbols = areReductions ? op.reduceSymsAttr() : op.localSymsAttr();
    printer.print(' ').print(clause).print('(');
    for (int i = 0; i < variables.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (areReductions && op.reduceByrefAttr() != null && op.reduceByrefAttr().get(i)) {
        printer.print(BY_REFERENCE).print(' ');
      }
      if (symbols != null) {
        printer.printAttribute(symbols.get(i)).print(' ');
      }
      if (areReductions && op.reduceAttrsAttr() != null) {
        printer.printAttribute(op.reduceAttrsAttr().get(i)).print(' ');
      }
      printer.printOperand(variables.get(i)).print(" -> ");
      printer.printOperand(op.body().argument(firstArgument + i));
    }
    printer.print(" : ").printTypesOf(variables).print(")");
  }
}

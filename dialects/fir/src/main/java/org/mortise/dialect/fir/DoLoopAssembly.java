// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/**
 * {@code %i = %lb to %ub step %s unordered reduce(#attr -> %x : t) iter_args(%a = %init) -> (t)}, attributes and the
 * body. If the final value of the counter is a result, the result types begin with {@code index}.
 */
final class DoLoopAssembly implements OpAssembly {
  private static final String UNORDERED = "unordered";
  private static final String FINAL_VALUE = "finalValue";
  private static final String REDUCE_ATTRS = "reduceAttrs";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Type index = IndexType.of(parser.context());
    List<Argument> arguments = new ArrayList<>();
    arguments.add(parser.parseArgument(false, false));
    parser.parsePunctuation("=");
    state.addOperand(parser.resolveOperand(parser.parseOperand(), index));
    parser.parseKeyword("to");
    state.addOperand(parser.resolveOperand(parser.parseOperand(), index));
    parser.parseKeyword("step");
    state.addOperand(parser.resolveOperand(parser.parseOperand(), index));
    if (parser.parseOptionalKeyword(UNORDERED)) {
      state.addAttribute(UNORDERED, UnitAttr.of(parser.context()));
    }
    int reductions = parseReductions(parser, state);
    List<UnresolvedOperand> inits = new ArrayList<>();
    List<Type> results = new ArrayList<>();
    if (parser.parseOptionalKeyword(IterArgs.KEYWORD)) {
      IterArgs.parse(parser, arguments, inits);
      parser.parseArrowTypeList(results);
    } else if (parser.parseOptionalPunctuation("->")) {
      parser.parseKeyword("index");
      results.add(index);
    }
    boolean givesCount = results.size() == inits.size() + 1;
    List<Type> carried = givesCount ? results.subList(1, results.size()) : results;
    for (int i = 0; i < Math.min(inits.size(), carried.size()); i++) {
      state.addOperand(parser.resolveOperand(inits.get(i), carried.get(i)));
    }
    state.setOperandSegments(1, 1, 1, reductions, inits.size());
    parser.parseOptionalAttrDictWithKeyword(state);
    if (givesCount) {
      state.addAttribute(FINAL_VALUE, UnitAttr.of(parser.context()));
    }
    List<Type> types = new ArrayList<>();
    types.add(givesCount ? results.get(0) : index);
    types.addAll(carried);
    if (arguments.size() != types.size()) {
      throw parser.error(parser.namePosition(), "mismatch in number of loop-carried values and defined values");
    }
    IterArgs.setTypes(arguments, types);
    state.addResultTypes(results);
    Region body = state.addRegion();
    parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(arguments));
  }

  /** Parses optional reductions, and returns their number. */
  private static int parseReductions(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalKeyword("reduce")) {
      return 0;
    }
    List<Attribute> attributes = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.PAREN, () -> {
      attributes.add(parser.parseAttribute(ReduceAttr.class, null));
      parser.parsePunctuation("->");
      UnresolvedOperand variable = parser.parseOperand();
      state.addOperand(parser.resolveOperand(variable, parser.parseColonType()));
    });
    state.addAttribute(REDUCE_ATTRS, ArrayAttr.of(parser.context(), attributes));
    return attributes.size();
  }

  @Override
  public String template() {
    return " $%i = $%lowerBound to $%upperBound step $%step {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    DoLoopOp loop = DoLoopOp.of(op);
    boolean carries = !loop.initArgs().isEmpty();
    boolean givesCount = loop.finalValueAttr() != null;
    printer.print(' ');
    printer.printOperand(loop.inductionVariable()).print(" = ");
    printer.printOperand(loop.lowerBound()).print(" to ");
    printer.printOperand(loop.upperBound()).print(" step ");
    printer.printOperand(loop.step());
    if (loop.unorderedAttr() != null) {
      printer.print(' ').print(UNORDERED);
    }
    if (!loop.reduceOperands().isEmpty()) {
      printReductions(loop, printer);
    }
    if (carries) {
      IterArgs.print(printer, loop.regionIterArgs(), loop.initArgs());
      printer.print(" -> (");
      printer.printTypesOf(loop.results()).print(")");
    } else if (givesCount) {
      printer.print(" -> ").printType(loop.lowerBound().type());
    }
    printer.printOptionalAttrDictWithKeyword(op, UNORDERED, FINAL_VALUE, REDUCE_ATTRS, "operandSegmentSizes");
    printer.print(' ');
    printer.printRegion(loop.region(), false, carries || givesCount || !loop.reduceOperands().isEmpty());
  }

  private static void printReductions(DoLoopOp loop, OpAsmPrinter printer) {
    printer.print(" reduce(");
    for (int i = 0; i < loop.reduceOperands().size(); i++) {
      printer.print(i == 0 ? "" : ", ").printAttribute(loop.reduceAttrsAttr().get(i)).print(" -> ");
      printer.printOperand(loop.reduceOperands().get(i)).print(" : ");
      printer.printType(loop.reduceOperands().get(i).type());
    }
    printer.print(')');
  }
}

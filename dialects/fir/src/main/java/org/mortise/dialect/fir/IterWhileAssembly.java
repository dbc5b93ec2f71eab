// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * {@code (%i = %lb to %ub step %s) and (%ok = %condition) iter_args(%a = %init) -> (t) attributes {...} {...}}. The
 * first result, the condition, is not written unless the last value of the counter is a result, too.
 */
final class IterWhileAssembly implements OpAssembly {
  private static final String FINAL_VALUE = "finalValue";

  @Override
  public String template() {
    return " ($%i = $%lowerBound to $%upperBound step $%step) and ($%ok = $%start) {}";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Type index = IndexType.of(parser.context());
    Type bool = IntegerType.of(parser.context(), 1);
    List<Argument> arguments = new ArrayList<>();
    parser.parsePunctuation("(");
    arguments.add(parser.parseArgument(false, false));
    parser.parsePunctuation("=");
    state.addOperand(parser.resolveOperand(parser.parseOperand(), index));
    parser.parseKeyword("to");
    state.addOperand(parser.resolveOperand(parser.parseOperand(), index));
    parser.parseKeyword("step");
    state.addOperand(parser.resolveOperand(parser.parseOperand(), index));
    parser.parsePunctuation(")");
    parser.parseKeyword("and");
    parser.parsePunctuation("(");
    arguments.add(parser.parseArgument(false, false));
    parser.parsePunctuation("=");
    state.addOperand(parser.resolveOperand(parser.parseOperand(), bool));
    parser.parsePunctuation(")");
    List<UnresolvedOperand> inits = new ArrayList<>();
    List<Type> written = new ArrayList<>();
    boolean hasTypes = parser.parseOptionalKeyword(IterArgs.KEYWORD);
    if (hasTypes) {
      IterArgs.parse(parser, arguments, inits);
      parser.parseArrowTypeList(written);
    } else if (parser.parseOptionalPunctuation("->")) {
      parser.parsePunctuation("(");
      parser.parseTypeList(written);
      parser.parsePunctuation(")");
      if (!written.equals(List.of(index, bool))) {
        throw parser.error(parser.position(), "expected '(index, i1)'");
      }
    }
    boolean givesCount = written.size() == inits.size() + 2;
    List<Type> carried = givesCount ? written.subList(2, written.size()) : written;
    for (int i = 0; i < Math.min(inits.size(), carried.size()); i++) {
      state.addOperand(parser.resolveOperand(inits.get(i), carried.get(i)));
    }
    parser.parseOptionalAttrDictWithKeyword(state);
    List<Type> types = new ArrayList<>(givesCount ? written.subList(0, 2) : List.of(index, bool));
    types.addAll(carried);
    if (givesCount) {
      state.addAttribute(FINAL_VALUE, UnitAttr.of(parser.context()));
    }
    if (arguments.size() != types.size()) {
      throw parser.error(parser.namePosition(), "mismatch in number of loop-carried values and defined values");
    }
    IterArgs.setTypes(arguments, types);
    state.addResultTypes(givesCount ? types : types.subList(1, types.size()));
    Region body = state.addRegion();
    parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(arguments));
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    IterWhileOp loop = IterWhileOp.of(op);
    printer.print(" (");
    printer.printOperand(loop.inductionVariable()).print(" = ");
    printer.printOperand(loop.lowerBound()).print(" to ");
    printer.printOperand(loop.upperBound()).print(" step ");
    printer.printOperand(loop.step()).print(") and (");
    printer.printOperand(loop.iterateVariable()).print(" = ");
    printer.printOperand(loop.iterateIn()).print(")");
    boolean givesCount = loop.finalValueAttr() != null;
    if (!loop.initArgs().isEmpty()) {
      IterArgs.print(printer, loop.regionIterArgs(), loop.initArgs());
      printer.print(" -> (");
      printer.printTypesOf(givesCount ? loop.results() : loop.results().subList(1, loop.results().size())).print(")");
    } else if (givesCount) {
      printer.print(" -> (");
      printer.printTypesOf(loop.results()).print(")");
    }
    printer.printOptionalAttrDictWithKeyword(op, FINAL_VALUE);
    printer.print(' ');
    printer.printRegion(loop.region(), false, true);
  }
}

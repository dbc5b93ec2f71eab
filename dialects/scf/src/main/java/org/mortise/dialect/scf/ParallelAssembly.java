// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** {@code (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) init (%x) -> t {...}}. */
final class ParallelAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Type index = IndexType.of(state.context());
    List<Argument> induction = new ArrayList<>(4);
    parser.parseArgumentList(induction, Delimiter.PAREN, false, false);
    for (Argument argument : induction) {
      argument.setType(index);
    }
    int rank = induction.size();
    parser.parsePunctuation("=");
    parseBounds(parser, rank, index, state);
    parser.parseKeyword("to");
    parseBounds(parser, rank, index, state);
    parser.parseKeyword("step");
    parseBounds(parser, rank, index, state);
    List<UnresolvedOperand> inits = new ArrayList<>(2);
    if (parser.parseOptionalKeyword("init")) {
      parser.parseOperandList(inits, Delimiter.PAREN);
    }
    List<Type> types = new ArrayList<>(2);
    parser.parseOptionalArrowTypeList(types);
    state.addResultTypes(types);
    Region body = state.addRegion();
    parser.parseRegion(body, RegionOptions.WITH_TERMINATOR.withArguments(induction));
    state.setOperandSegments(rank, rank, rank, inits.size());
    parser.parseOptionalAttrDict(state);
    parser.resolveOperands(inits, types, parser.namePosition(), state);
  }

  private static void parseBounds(OpAsmParser parser, int rank, Type index, OperationState state) {
    int position = parser.position();
    List<UnresolvedOperand> bounds = new ArrayList<>(rank);
    parser.parseOperandList(bounds, Delimiter.PAREN);
    if (bounds.size() != rank) {
      throw parser.error(position, "expected " + rank + " operands");
    }
    parser.resolveOperands(bounds, index, state);
  }

  @Override
  public String template() {
    return " ($%i) = ($%lowerBound) to ($%upperBound) step ($%step) {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    ParallelOp loop = ParallelOp.of(op);
    printer.print(' ');
    printList(loop.inductionVariables(), printer);
    printer.print(" = ");
    printList(loop.lowerBound(), printer);
    printer.print(" to ");
    printList(loop.upperBound(), printer);
    printer.print(" step ");
    printList(loop.step(), printer);
    if (!loop.initVals().isEmpty()) {
      printer.print(" init ");
      printList(loop.initVals(), printer);
    }
    printer.printOptionalArrowTypeList(Results.typesOf(op));
    printer.print(' ');
    printer.printRegion(loop.region(), false, true);
    printer.printOptionalAttrDict(op, "operandSegmentSizes");
  }

  private static void printList(List<? extends Value> values, OpAsmPrinter printer) {
    printer.print('(');
    printer.printOperands(values).print(")");
  }
}

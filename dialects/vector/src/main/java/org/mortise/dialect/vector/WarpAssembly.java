// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * The syntax of {@code gpu.warp_execute_on_lane_0}, which MLIR 19.1 has as an operation of this dialect: {@code
 * (%lane)[32] args(%a : type) -> (types) {...}}.
 */
public final class WarpAssembly implements OpAssembly {
  private static final String WARP_SIZE = "warp_size";

  @Override
  public String template() {
    return "($%lane)[$32] {}";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    parser.parsePunctuation("(");
    UnresolvedOperand lane = parser.parseOperand();
    parser.parsePunctuation(")");
    parser.parsePunctuation("[");
    long size = parser.parseInteger();
    parser.parsePunctuation("]");
    state.addAttribute(WARP_SIZE, IntegerAttr.of(IntegerType.of(parser.context(), Long.SIZE), size));
    state.addOperand(parser.resolveOperand(lane, IndexType.of(parser.context())));
    if (parser.parseOptionalKeyword("args")) {
      parser.parsePunctuation("(");
      int position = parser.position();
      List<UnresolvedOperand> arguments = new ArrayList<>(2);
      List<Type> types = new ArrayList<>(2);
      parser.parseOperandList(arguments, Delimiter.NONE);
      parser.parseColonTypeList(types);
      parser.parsePunctuation(")");
      parser.resolveOperands(arguments, types, position, state);
    }
    List<Type> results = new ArrayList<>(2);
    parser.parseOptionalArrowTypeList(results);
    state.addResultTypes(results);
    parser.parseRegion(state.addRegion(), RegionOptions.WITH_TERMINATOR);
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    List<Value> arguments = List.of(op.operands()).subList(1, op.operandCount());
    long size = ((IntegerAttr) op.getAttr(WARP_SIZE)).longValue();
    printer.print('(').printOperand(op.operand(0)).print(")[").print(size).print(']');
    if (!arguments.isEmpty()) {
      printer.print(" args(").printOperands(arguments).print(" : ").printTypesOf(arguments).print(')');
    }
    if (op.resultCount() > 0) {
      printer.print(" -> (").printTypesOf(op.resultList()).print(')');
    }
    printer.print(' ').printRegion(op.region(0), true, op.resultCount() > 0);
    printer.printOptionalAttrDict(op, WARP_SIZE);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/**
 * The syntax of {@code tosa.cond_if} of MLIR 19.1: {@code %condition -> (types) {...} else {...}}. As there, operands
 * and block arguments of the regions are omitted.
 */
final class FormerIfAssembly implements OpAssembly {
  @Override
  public String template() {
    return " $%condition -> ($types) {} else {}";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Region then = state.addRegion();
    Region otherwise = state.addRegion();
    UnresolvedOperand condition = parser.parseOperand();
    Type i1 = IntegerType.of(state.context(), 1);
    state.addOperand(parser.resolveOperand(condition, RankedTensorType.of(new long[0], i1)));
    List<Type> results = new ArrayList<>();
    parser.parseOptionalArrowTypeList(results);
    state.addResultTypes(results);
    parser.parseRegion(then, RegionOptions.WITH_TERMINATOR);
    if (parser.parseOptionalKeyword("else")) {
      parser.parseRegion(otherwise, RegionOptions.WITH_TERMINATOR);
    }
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    boolean yields = op.resultCount() > 0;
    printer.print(' ').printOperand(op.operand(0));
    if (yields) {
      printer.print(" -> (").printTypesOf(op.resultList()).print(")");
    }
    printer.print(' ');
    printer.printRegion(op.region(0), false, yields);
    if (!op.region(1).isEmpty()) {
      printer.print(" else ");
      printer.printRegion(op.region(1), false, yields);
    }
    printer.printOptionalAttrDict(op);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/** Executes one of two regions, depending on a condition. */
@Op(name = "tosa.cond_if",
    operands = {"cond: I1_TENSOR", "inputs: TENSOR..."},
    results = "output: TENSOR...",
    regions = {"then_branch: ONE_BLOCK", "else_branch: ONE_BLOCK"},
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "tosa.yield")
public final class IfOp extends IfOpBase {
  IfOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /**
   * {@code %condition -> (types) {...} else {...}}. As in MLIR, operands and block arguments of the regions are
   * omitted.
   */
  private static final class Assembly implements OpAssembly {
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
      IfOp ifOp = of(op);
      boolean yields = op.resultCount() > 0;
      printer.print(' ').printOperand(ifOp.cond());
      if (yields) {
        printer.print(" -> (").printTypesOf(new IfOp(op).output()).print(")");
      }
      printer.print(' ');
      printer.printRegion(ifOp.thenBranch(), false, yields);
      if (!ifOp.elseBranch().isEmpty()) {
        printer.print(" else ");
        printer.printRegion(ifOp.elseBranch(), false, yields);
      }
      printer.printOptionalAttrDict(op);
    }
  }
}

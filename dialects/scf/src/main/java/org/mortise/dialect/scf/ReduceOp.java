// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Ends the body of {@link ParallelOp} and reduces each operand by the operations of one region. */
@Op(name = "scf.reduce",
    operands = "operands: ANY...",
    regions = "reductions: ONE_BLOCK...",
    traits = {"TERMINATOR", "RECURSIVE_MEMORY_EFFECTS"},
    parents = "scf.parallel",
    implementations = ReduceOp.Terminator.class)
public final class ReduceOp extends ReduceOpBase {
  ReduceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verifyRegions() {
    if (reductions().size() != operands().size()) {
      return opError("expects number of reduction regions: " + reductions().size()
          + " to be the same as number of reduction operands: " + operands().size());
    }
    for (int i = 0; i < operands().size(); i++) {
      Type type = operands().get(i).type();
      Block body = reductions().get(i).first();
      boolean typed = body.argumentCount() == 2
          && body.argument(0).type() == type
          && body.argument(1).type() == type;
      if (!typed) {
        return opError("expected two block arguments with type '" + type + "' in the " + i
            + "-th reduction region");
      }
      if (ReduceReturnOp.of(body.last()) == null) {
        return opError("reduction bodies must be terminated with an 'scf.reduce.return' op");
      }
    }
    return null;
  }

  /** {@code (%a, %b : t, t) {...}, {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      if (parser.parseOptionalPunctuation("(")) {
        List<UnresolvedOperand> operands = new ArrayList<>();
        List<Type> types = new ArrayList<>();
        int position = parser.position();
        parser.parseOperandList(operands, Delimiter.NONE);
        parser.parseColonTypeList(types);
        parser.parsePunctuation(")");
        parser.resolveOperands(operands, types, position, state);
      }
      Region region = new Region();
      boolean more = parser.parseOptionalRegion(region, RegionOptions.PLAIN);
      while (more) {
        state.addRegion(region);
        more = parser.parseOptionalPunctuation(",");
        if (more) {
          region = new Region();
          parser.parseRegion(region, RegionOptions.PLAIN);
        }
      }
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public String template() {
      return "($%operands : $types) {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      ReduceOp reduce = new ReduceOp(op);
      if (!reduce.operands().isEmpty()) {
        printer.print('(');
        printer.printOperands(reduce.operands()).print(" : ");
        printer.printTypesOf(reduce.operands()).print(")");
      }
      printer.print(' ');
      for (int i = 0; i < op.regionCount(); i++) {
        printer.print(i == 0 ? "" : ", ");
        printer.printRegion(op.region(i), true, true);
      }
      printer.printOptionalAttrDict(op);
    }
  }

  /** Forwards nothing: the results of the loop are computed by the reductions. */
  static final class Terminator implements RegionBranchTerminatorOpInterface {
    @Override
    public OperandRange getSuccessorOperands(Operation op, RegionBranchPoint target) {
      return new OperandRange(op, 0, 0);
    }
  }
}

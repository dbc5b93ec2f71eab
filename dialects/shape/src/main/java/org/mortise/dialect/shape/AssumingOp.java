// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Executes its region, which may rely on a witness. */
@Op(name = "shape.assuming",
    operands = "witness: WITNESS",
    results = "results: ANY...",
    regions = "doRegion: ONE_BLOCK",
    traits = {"NO_REGION_ARGUMENTS", "RECURSIVE_MEMORY_EFFECTS"},
    implicitTerminator = "shape.assuming_yield",
    implementations = {AssumingOp.Branching.class, AssumingBufferization.class},
    patterns = AssumingPatterns.class)
public final class AssumingOp extends AssumingOpBase {
  AssumingOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code %witness -> (types) {...}}; a terminator without values is omitted. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Region region = state.addRegion();
      UnresolvedOperand witness = parser.parseOperand();
      state.addOperand(parser.resolveOperand(witness, ShapeSort.WITNESS.in(state.context())));
      List<Type> results = new ArrayList<>();
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      parser.parseRegion(region, RegionOptions.WITH_TERMINATOR);
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public String template() {
      return " $%witness {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      AssumingOp assuming = of(op);
      boolean yields = op.resultCount() > 0;
      printer.print(' ').printOperand(assuming.witness());
      if (yields) {
        printer.print(" -> (").printTypesOf(assuming.results()).print(")");
      }
      printer.print(' ');
      printer.printRegion(assuming.doRegion(), false, yields);
      printer.printOptionalAttrDict(op);
    }
  }

  /** Into the region and out of it again. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(
          point.isParent() ? RegionSuccessor.withoutInputs(of(op).doRegion()) : RegionSuccessor.parent(op));
    }
  }
}

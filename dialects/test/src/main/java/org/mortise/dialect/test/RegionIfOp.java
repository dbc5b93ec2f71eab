// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
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
import org.mortise.ir.types.FunctionType;

/** Executes one of two regions on the operands, then a third region on the yielded values. */
@Op(name = "test.region_if",
    operands = "operands: ANY...",
    results = "results: ANY...",
    regions = {"thenRegion: ONE_BLOCK", "elseRegion: ONE_BLOCK", "joinRegion: ONE_BLOCK"},
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "test.region_if_yield",
    implementations = RegionIfOp.Branching.class)
public final class RegionIfOp extends RegionIfOpBase {
  RegionIfOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code %a: t -> (t) then {...} else {...} join {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      List<UnresolvedOperand> operands = new ArrayList<>();
      List<Type> types = new ArrayList<>();
      List<Type> results = new ArrayList<>();
      Region then = state.addRegion();
      Region otherwise = state.addRegion();
      Region join = state.addRegion();
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parseColonTypeList(types);
      parser.parseArrowTypeList(results);
      parser.parseKeyword("then");
      parser.parseRegion(then, RegionOptions.PLAIN);
      parser.parseKeyword("else");
      parser.parseRegion(otherwise, RegionOptions.PLAIN);
      parser.parseKeyword("join");
      parser.parseRegion(join, RegionOptions.PLAIN);
      state.addResultTypes(results);
      parser.resolveOperands(operands, types, parser.position(), state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      RegionIfOp view = new RegionIfOp(op);
      printer.print(' ');
      printer.printOperands(view.operands()).print(": ");
      printer.printTypesOf(view.operands()).print(" -> ");
      boolean bare = op.resultCount() == 1 && !(op.result(0).type() instanceof FunctionType);
      printer.print(bare ? "" : "(");
      printer.printTypesOf(List.of(op.results())).print(bare ? " then " : ") then ");
      printer.printRegion(view.thenRegion(), true, true);
      printer.print(" else ");
      printer.printRegion(view.elseRegion(), true, true);
      printer.print(" join ");
      printer.printRegion(view.joinRegion(), true, true);
    }
  }

  /** Control enters the first or second region, continues in the third one, and then leaves the operation. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return of(op).operands();
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      if (point.isParent()) {
        return List.of(RegionSuccessor.into(of(op).thenRegion()), RegionSuccessor.into(of(op).elseRegion()));
      }
      return point.isRegion(of(op).joinRegion())
          ? List.of(RegionSuccessor.parent(op))
          : List.of(RegionSuccessor.into(of(op).joinRegion()));
    }

    @Override
    public int getMaxInvocations(Operation op, Region region, Attribute[] constants) {
      return 1;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Opens a scope for stack memory, which is freed at the end of the scope. */
@Op(name = "memref.alloca_scope",
    results = "results: ANY...",
    regions = "bodyRegion: ONE_BLOCK",
    traits = {"AUTOMATIC_ALLOCATION_SCOPE", "RECURSIVE_MEMORY_EFFECTS", "NO_REGION_ARGUMENTS"},
    implicitTerminator = "memref.alloca_scope.return",
    implementations = AllocaScopeOp.Branching.class,
    patterns = AllocaScopePatterns.class)
public final class AllocaScopeOp extends AllocaScopeOpBase {
  AllocaScopeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code -> (types) {...} attributes}; without results the terminator is omitted. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      List<Type> types = new ArrayList<>();
      parser.parseOptionalArrowTypeList(types);
      state.addResultTypes(types);
      parser.parseRegion(state.addRegion(), RegionOptions.WITH_TERMINATOR);
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public String template() {
      return " {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      boolean hasResults = op.resultCount() > 0;
      if (hasResults) {
        printer.print(" -> (");
        printer.printTypesOf(List.of(op.results()));
        printer.print(')');
      }
      printer.print(' ');
      printer.printRegion(of(op).bodyRegion(), false, hasResults);
      printer.printOptionalAttrDict(op);
    }
  }

  /** The region is entered once; control continues after the operation. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return List.of(point.isParent()
          ? RegionSuccessor.withoutInputs(of(op).bodyRegion()) : RegionSuccessor.parent(op));
    }
  }
}

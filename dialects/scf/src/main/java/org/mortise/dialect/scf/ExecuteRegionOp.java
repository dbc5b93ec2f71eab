// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Executes a region, which may have several blocks, once. */
@Op(name = "scf.execute_region",
    results = "results: ANY...",
    attributes = "no_inline: UNIT? since 22.1",
    regions = "region",
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implementations = {ExecuteRegionOp.Branching.class, ExecuteRegionBufferization.class},
    patterns = {ExecuteRegionPatterns.class, RegionBranchPatterns.class})
public final class ExecuteRegionOp extends ExecuteRegionOpBase {
  ExecuteRegionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    if (region().isEmpty()) {
      return opError("region needs to have at least one block");
    }
    return region().first().argumentCount() == 0 ? null : opError("region cannot have any arguments");
  }

  /** {@code -> types {...}}. */
  private static final class Assembly implements OpAssembly {
    private static final String NO_INLINE = "no_inline";

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      List<Type> results = new ArrayList<>();
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      if (parser.parseOptionalKeyword(NO_INLINE)) {
        state.addAttribute(NO_INLINE, UnitAttr.of(parser.context()));
      }
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public String template() {
      return " {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.printOptionalArrowTypeList(Results.typesOf(op));
      printer.print(' ');
      if (printer.version().isNewest() && op.hasAttr(NO_INLINE)) {
        printer.print("no_inline ");
      }
      printer.printRegion(new ExecuteRegionOp(op).region(), false, true);
      if (printer.version().isNewest()) {
        printer.printOptionalAttrDict(op, NO_INLINE);
      } else {
        printer.printOptionalAttrDict(op);
      }
    }
  }

  /** The region is entered once; control continues after the operation. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      return point.isParent()
          ? List.of(RegionSuccessor.withoutInputs(of(op).region()))
          : List.of(RegionSuccessor.parent(op));
    }
  }
}

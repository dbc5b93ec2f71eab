// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

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
import org.mortise.ir.syntax.OpAsmPrinter;

/** A scope for stack memory: what is allocated in it is freed when it is left. */
@Op(name = "memref.alloca_scope",
    results = "results: ANY...",
    regions = "bodyRegion: ONE_BLOCK",
    traits = {"AUTOMATIC_ALLOCATION_SCOPE", "RECURSIVE_MEMORY_EFFECTS", "NO_REGION_ARGUMENTS"},
    implicitTerminator = "memref.alloca_scope.return",
    canonicalization = "AllocaScopePatterns.add")
public final class AllocaScopeOp extends AllocaScopeOpBase {
  AllocaScopeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  public Region body() {
    return bodyRegion();
  }

  /** {@code -> (types) {...} attributes}; without results the terminator is left out. */
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
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      boolean hasResults = op.resultCount() > 0;
      if (hasResults) {
        printer.print(" -> (");
        printer.printTypesOf(List.of(op.results()));
        printer.print(')');
      }
      printer.print(' ');
      printer.printRegion(op.region(0), false, hasResults);
      printer.printOptionalAttrDict(op);
    }
  }
}

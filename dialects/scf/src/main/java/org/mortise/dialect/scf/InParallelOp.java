// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ParallelCombiningOpInterface;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Ends the body of {@link ForallOp} and combines the values of its threads. */
@Op(name = "scf.forall.in_parallel",
    regions = "region: ONE_BLOCK",
    traits = {"TERMINATOR", "NO_TERMINATOR", "SINGLE_BLOCK", "PURE"},
    parents = "scf.forall",
    implementations = InParallelOp.Combining.class)
public final class InParallelOp extends InParallelOpBase {
  InParallelOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    ForallOp loop = ForallOp.of(parentOp());
    for (Operation inner : region().first().operations()) {
      ParallelInsertSliceOp insert = ParallelInsertSliceOp.of(inner);
      if (insert == null) {
        return opError("expected only " + ParallelInsertSliceOp.NAME + " ops");
      }
      if (loop == null || !loop.regionIterArgs().contains(insert.dest())) {
        return inner.opError("may only insert into an output block argument");
      }
    }
    return null;
  }

  /** The operations of the region insert slices into the results. */
  static final class Combining implements ParallelCombiningOpInterface {
    @Override
    public List<Operation> getYieldingOps(Operation op) {
      List<Operation> inserts = new ArrayList<>();
      for (Operation inner : of(op).region().first().operations()) {
        inserts.add(inner);
      }
      return inserts;
    }
  }

  /** A region, which has a block even if it is empty. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Region region = state.addRegion();
      parser.parseRegion(region, RegionOptions.PLAIN.andThen(() -> {
        if (region.isEmpty()) {
          region.addBlock();
        }
      }));
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public String template() {
      return " {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printRegion(new InParallelOp(op).region(), false, false);
      printer.printOptionalAttrDict(op);
    }
  }
}

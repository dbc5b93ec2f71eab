// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Ends the body of a {@link ForallOp}: how the threads' values are put together. */
public final class InParallelOp {
  public static final String NAME = "scf.forall.in_parallel";

  private static final String INSERT_SLICE = "tensor.parallel_insert_slice";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .region("region", RegionSpec.Shape.ONE_BLOCK)
      .traits(Trait.TERMINATOR, Trait.NO_TERMINATOR, Trait.SINGLE_BLOCK, Trait.PARALLEL_COMBINING)
      .pure()
      .parents(ForallOp.NAME)
      .assembly(new Assembly())
      .verifier(InParallelOp::verify)
      .build();

  private final Operation op;

  private InParallelOp(Operation op) {
    this.op = op;
  }

  /** Makes one with an empty block. */
  public static InParallelOp create(OpBuilder builder, Location location) {
    OperationState state = builder.state(location, NAME);
    state.addRegion().addBlock();
    return new InParallelOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static InParallelOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new InParallelOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Block body() {
    return op.region(0).first();
  }

  private static Diagnostic verify(Operation op) {
    for (Operation inner : op.region(0).first().operations()) {
      if (!inner.name().name().equals(INSERT_SLICE)) {
        return op.opError("expected only " + INSERT_SLICE + " ops");
      }
    }
    return null;
  }

  /** A region, which has a block even if there is nothing in it. */
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
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printRegion(op.region(0), false, false);
      printer.printOptionalAttrDict(op);
    }
  }
}

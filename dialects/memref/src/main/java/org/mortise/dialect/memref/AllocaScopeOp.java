// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A scope for stack memory: what is allocated in it is freed when it is left. */
public final class AllocaScopeOp {
  public static final String NAME = "memref.alloca_scope";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .results("results", TypeConstraints.ANY)
      .region("bodyRegion", RegionSpec.Shape.ONE_BLOCK)
      .implicitTerminator(AllocaScopeReturnOp.NAME)
      .traits(Trait.AUTOMATIC_ALLOCATION_SCOPE, Trait.RECURSIVE_MEMORY_EFFECTS, Trait.NO_REGION_ARGUMENTS)
      .assembly(new Assembly())
      .canonicalization(AllocaScopePatterns::add)
      .build();

  private final Operation op;

  private AllocaScopeOp(Operation op) {
    this.op = op;
  }

  /** With an empty region. */
  public static AllocaScopeOp create(OpBuilder builder, Location location, List<? extends Type> resultTypes) {
    OperationState state = builder.state(location, NAME).addResultTypes(resultTypes);
    state.addRegion();
    return new AllocaScopeOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AllocaScopeOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AllocaScopeOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Region body() {
    return op.region(0);
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

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;

/** The top of a program: one graph region with symbols. */
public final class ModuleOp {
  public static final String NAME = "builtin.module";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .optionalAttribute("sym_name", AttributeConstraints.SYMBOL_NAME)
      .optionalAttribute("sym_visibility", AttributeConstraints.STRING)
      .region("bodyRegion", RegionSpec.Shape.ONE_BLOCK)
      .traits(Trait.ISOLATED_FROM_ABOVE, Trait.SYMBOL_TABLE, Trait.SYMBOL, Trait.AFFINE_SCOPE, Trait.SINGLE_BLOCK,
          Trait.NO_TERMINATOR, Trait.NO_REGION_ARGUMENTS, Trait.GRAPH_REGIONS)
      .defaultDialect("builtin")
      .verifier(ModuleOp::verify)
      .format("($sym_name^)? attr-dict-with-keyword $bodyRegion")
      .build();

  private final Operation op;

  private ModuleOp(Operation op) {
    this.op = op;
  }

  /** A new, empty module. */
  public static ModuleOp create(Context context, Location location) {
    OperationState state = new OperationState(location, context.operationName(NAME));
    state.addRegion().addBlock();
    return new ModuleOp(Operation.create(state));
  }

  /** The view of {@code op}, or null if it is no module. */
  public static ModuleOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ModuleOp(op) : null;
  }

  private static Diagnostic verify(Operation op) {
    for (NamedAttribute attribute : op.discardableAttributes().entries()) {
      if (attribute.name().indexOf('.') < 0) {
        return op.opError("can only contain attributes with dialect-prefixed names, found: '" + attribute.name() + "'");
      }
    }
    return null;
  }

  public Operation operation() {
    return op;
  }

  public Block body() {
    return op.region(0).first();
  }
}

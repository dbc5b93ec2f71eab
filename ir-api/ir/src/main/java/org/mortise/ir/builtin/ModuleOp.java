// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Holds a program or a part of it: one graph region with symbols. */
@Op(name = "builtin.module",
    attributes = {"sym_name: SYMBOL_NAME?", "sym_visibility: STRING?"},
    regions = "bodyRegion: ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL_TABLE", "SYMBOL", "AFFINE_SCOPE", "SINGLE_BLOCK", "NO_TERMINATOR",
        "NO_REGION_ARGUMENTS", "GRAPH_REGIONS"},
    format = "($sym_name^)? attr-dict-with-keyword $bodyRegion")
public final class ModuleOp extends ModuleOpBase {
  ModuleOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect("builtin");
  }

  /** Creates a detached, empty module. */
  public static ModuleOp create(Context context, Location location) {
    OperationState state = new OperationState(location, context.operationName(NAME));
    state.addRegion().addBlock();
    return new ModuleOp(Operation.create(state));
  }

  @Nullable Diagnostic verify() {
    for (NamedAttribute attribute : operation().discardableAttributes().entries()) {
      if (attribute.name().indexOf('.') < 0) {
        return opError("can only contain attributes with dialect-prefixed names, found: '" + attribute.name() + "'");
      }
    }
    return null;
  }

  /** The block of the module. */
  public Block body() {
    return bodyRegion().first();
  }
}

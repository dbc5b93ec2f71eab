// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Ends a region and yields values to the enclosing operation. */
@Op(name = "scf.yield",
    operands = "results: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = {"scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"},
    format = "attr-dict ($results^ `:` type($results))?")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(BufferizableOpInterface.class, new YieldBufferization());
  }
}

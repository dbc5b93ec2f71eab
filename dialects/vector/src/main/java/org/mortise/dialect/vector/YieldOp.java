// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Ends a region of the dialect and yields values to the enclosing operation. */
@Op(name = "vector.yield",
    operands = "operands: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(BufferizableOpInterface.class, new YieldBufferization());
  }
}

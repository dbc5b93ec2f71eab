// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region of the dialect and yields values to the enclosing operation. */
@Op(name = "vector.yield",
    operands = "operands: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    format = "attr-dict ($operands^ `:` type($operands))?",
    implementations = YieldBufferization.class)
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }
}

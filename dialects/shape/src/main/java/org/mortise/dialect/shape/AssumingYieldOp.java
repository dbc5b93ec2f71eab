// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Passes values out of an assuming region. */
@Op(name = "shape.assuming_yield",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = "shape.assuming",
    format = "attr-dict ($operands^ `:` type($operands))?",
    implementations = AssumingYieldBufferization.class)
public final class AssumingYieldOp extends AssumingYieldOpBase {
  AssumingYieldOp(Operation operation) {
    super(operation);
  }
}

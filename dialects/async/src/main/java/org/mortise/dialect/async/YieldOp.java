// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Yields the values of {@link ExecuteOp}. */
@Op(name = "async.yield",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = "async.execute",
    format = "($operands^ `:` type($operands))? attr-dict")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }
}

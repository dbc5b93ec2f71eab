// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region and yields values to the enclosing operation. */
@Op(name = "scf.yield",
    operands = "results: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = {"scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"},
    format = "attr-dict ($results^ `:` type($results))?",
    implementations = YieldBufferization.class)
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }
}

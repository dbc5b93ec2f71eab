// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends the region of {@code memref.alloca_scope} and yields its results. */
@Op(name = "memref.alloca_scope.return",
    operands = "results: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = "memref.alloca_scope",
    format = "attr-dict ($results^ `:` type($results))?")
public final class AllocaScopeReturnOp extends AllocaScopeReturnOpBase {
  AllocaScopeReturnOp(Operation operation) {
    super(operation);
  }
}

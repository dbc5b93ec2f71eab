// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/** The verification of predicates on structured operations. */
final class StructuredPredicates {
  private StructuredPredicates() {}

  static @Nullable Diagnostic verify(Operation op) {
    Operation parent = op.parentOp();
    if (MatchStructuredOp.of(parent) == null) {
      return op.opError("expects parent op to be '" + MatchStructuredOp.NAME + "'");
    }
    return op.operandCount() == 0 || op.operand(0) == parent.region(0).first().argument(0) ? null
        : op.opError("expected predicate to apply to the surrounding structured op");
  }
}

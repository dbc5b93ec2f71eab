// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the bitwise and. */
@Op(name = "index.and", family = IndexBinaryOp.class, computes = "AND", traits = {"COMMUTATIVE", "PURE"})
public final class AndOp extends AndOpBase {
  AndOp(Operation operation) {
    super(operation);
  }
}

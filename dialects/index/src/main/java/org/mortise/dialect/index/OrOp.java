// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the bitwise or. */
@Op(name = "index.or", family = IndexBinaryOp.class, computes = "OR", traits = {"COMMUTATIVE", "PURE"})
public final class OrOp extends OrOpBase {
  OrOp(Operation operation) {
    super(operation);
  }
}

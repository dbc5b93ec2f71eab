// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the maximum of signed numbers. */
@Op(name = "index.maxs", family = IndexBinaryOp.class, computes = "MAX_SIGNED", traits = {"COMMUTATIVE", "PURE"})
public final class MaxSOp extends MaxSOpBase {
  MaxSOp(Operation operation) {
    super(operation);
  }
}

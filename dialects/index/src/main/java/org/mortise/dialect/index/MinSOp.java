// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the minimum of signed numbers. */
@Op(name = "index.mins", family = IndexBinaryOp.class, computes = "MIN_SIGNED", traits = {"COMMUTATIVE", "PURE"})
public final class MinSOp extends MinSOpBase {
  MinSOp(Operation operation) {
    super(operation);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Shifts right with copies of the sign. */
@Op(name = "index.shrs", family = IndexBinaryOp.class, computes = "SHIFT_RIGHT_SIGNED", traits = "PURE")
public final class ShrSOp extends ShrSOpBase {
  ShrSOp(Operation operation) {
    super(operation);
  }
}

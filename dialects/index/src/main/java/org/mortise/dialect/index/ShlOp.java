// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Shifts left. */
@Op(name = "index.shl", family = IndexBinaryOp.class, computes = "SHIFT_LEFT", traits = "PURE")
public final class ShlOp extends ShlOpBase {
  ShlOp(Operation operation) {
    super(operation);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Shifts right with zeros. */
@Op(name = "index.shru", family = IndexBinaryOp.class, computes = "SHIFT_RIGHT_UNSIGNED", traits = "PURE")
public final class ShrUOp extends ShrUOpBase {
  ShrUOp(Operation operation) {
    super(operation);
  }
}

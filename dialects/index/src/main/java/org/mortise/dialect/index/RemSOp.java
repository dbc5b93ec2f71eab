// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the remainder of a signed division, which has the sign of the dividend. */
@Op(name = "index.rems", family = IndexBinaryOp.class, computes = "REM_SIGNED", traits = "NO_MEMORY_EFFECT")
public final class RemSOp extends RemSOpBase {
  RemSOp(Operation operation) {
    super(operation);
  }
}

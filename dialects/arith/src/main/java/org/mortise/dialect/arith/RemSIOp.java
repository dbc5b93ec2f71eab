// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the remainder of a signed division, which has the sign of the dividend. */
@Op(name = "arith.remsi", family = DivisionOp.class, computes = "REM_SIGNED")
public final class RemSIOp extends RemSIOpBase {
  RemSIOp(Operation operation) {
    super(operation);
  }
}

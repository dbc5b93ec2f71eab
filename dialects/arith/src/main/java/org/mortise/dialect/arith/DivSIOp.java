// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides signed integers, rounding towards zero. */
@Op(name = "arith.divsi", family = DivisionOp.class, computes = "DIV_SIGNED")
public final class DivSIOp extends DivSIOpBase {
  DivSIOp(Operation operation) {
    super(operation);
  }
}

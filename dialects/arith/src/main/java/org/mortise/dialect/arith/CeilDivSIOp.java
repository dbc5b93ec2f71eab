// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides signed integers, rounding up. */
@Op(name = "arith.ceildivsi", family = DivisionOp.class, computes = "CEIL_DIV_SIGNED")
public final class CeilDivSIOp extends CeilDivSIOpBase {
  CeilDivSIOp(Operation operation) {
    super(operation);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides unsigned integers, rounding up. */
@Op(name = "arith.ceildivui", family = DivisionOp.class, computes = "CEIL_DIV_UNSIGNED")
public final class CeilDivUIOp extends CeilDivUIOpBase {
  CeilDivUIOp(Operation operation) {
    super(operation);
  }
}

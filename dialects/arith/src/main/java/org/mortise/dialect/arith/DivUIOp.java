// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides unsigned integers, rounding towards zero. */
@Op(name = "arith.divui", family = DivisionOp.class, computes = "DIV_UNSIGNED")
public final class DivUIOp extends DivUIOpBase {
  DivUIOp(Operation operation) {
    super(operation);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides signed numbers, rounding down. */
@Op(name = "index.floordivs", family = IndexBinaryOp.class, computes = "FLOOR_DIV_SIGNED", traits = "NO_MEMORY_EFFECT")
public final class FloorDivSOp extends FloorDivSOpBase {
  FloorDivSOp(Operation operation) {
    super(operation);
  }
}

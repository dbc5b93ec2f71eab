// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides signed numbers, rounding up. */
@Op(name = "index.ceildivs", family = IndexBinaryOp.class, computes = "CEIL_DIV_SIGNED", traits = "NO_MEMORY_EFFECT")
public final class CeilDivSOp extends CeilDivSOpBase {
  CeilDivSOp(Operation operation) {
    super(operation);
  }
}

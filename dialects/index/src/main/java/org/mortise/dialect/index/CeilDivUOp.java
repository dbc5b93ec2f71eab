// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides unsigned numbers, rounding up. */
@Op(name = "index.ceildivu", family = IndexBinaryOp.class, computes = "CEIL_DIV_UNSIGNED", traits = "NO_MEMORY_EFFECT")
public final class CeilDivUOp extends CeilDivUOpBase {
  CeilDivUOp(Operation operation) {
    super(operation);
  }
}

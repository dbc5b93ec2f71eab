// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides unsigned numbers, rounding towards zero. */
@Op(name = "index.divu", family = IndexBinaryOp.class, computes = "DIV_UNSIGNED", traits = "NO_MEMORY_EFFECT")
public final class DivUOp extends DivUOpBase {
  DivUOp(Operation operation) {
    super(operation);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides signed numbers, rounding towards zero. */
@Op(name = "index.divs", family = IndexBinaryOp.class, computes = "DIV_SIGNED", traits = "NO_MEMORY_EFFECT")
public final class DivSOp extends DivSOpBase {
  DivSOp(Operation operation) {
    super(operation);
  }
}

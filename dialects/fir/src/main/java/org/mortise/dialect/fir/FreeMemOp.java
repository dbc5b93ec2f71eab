// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Frees an entity that {@code fir.allocmem} has allocated. */
@Op(name = "fir.freemem",
    operands = "heapref: HEAP free",
    effects = "free",
    format = "$heapref attr-dict `:` qualified(type($heapref))")
public final class FreeMemOp extends FreeMemOpBase {
  FreeMemOp(Operation operation) {
    super(operation);
  }
}

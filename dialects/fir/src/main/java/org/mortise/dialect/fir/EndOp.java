// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region without a value. */
@Op(name = "fir.end", traits = {"TERMINATOR", "NO_MEMORY_EFFECT"})
public final class EndOp extends EndOpBase {
  EndOp(Operation operation) {
    super(operation);
  }
}

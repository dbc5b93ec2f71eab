// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Subtracts. */
@Op(name = "index.sub", family = IndexBinaryOp.class, computes = "SUB", traits = "PURE")
public final class SubOp extends SubOpBase {
  SubOp(Operation operation) {
    super(operation);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies. */
@Op(name = "index.mul", family = IndexBinaryOp.class, computes = "MUL", traits = {"COMMUTATIVE", "PURE"})
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }
}

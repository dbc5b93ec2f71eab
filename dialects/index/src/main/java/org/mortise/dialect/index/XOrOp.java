// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the bitwise exclusive or. */
@Op(name = "index.xor", family = IndexBinaryOp.class, computes = "XOR", traits = {"COMMUTATIVE", "PURE"})
public final class XOrOp extends XOrOpBase {
  XOrOp(Operation operation) {
    super(operation);
  }
}

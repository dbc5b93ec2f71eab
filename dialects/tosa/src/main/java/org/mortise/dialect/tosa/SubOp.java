// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Subtracts elements. */
@Op(name = "tosa.sub",
    family = BinaryOp.class)
public final class SubOp extends SubOpBase {
  SubOp(Operation operation) {
    super(operation);
  }
}

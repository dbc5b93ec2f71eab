// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the exponential function of each element. */
@Op(name = "tosa.exp", family = UnaryOp.class)
public final class ExpOp extends ExpOpBase {
  ExpOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    LogOp logarithm = LogOp.of(input1().definingOp());
    return logarithm == null ? FoldResult.NONE : FoldResult.of(logarithm.input1());
  }
}

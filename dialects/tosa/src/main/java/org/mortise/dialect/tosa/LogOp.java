// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the natural logarithm of each element. */
@Op(name = "tosa.log", family = UnaryOp.class)
public final class LogOp extends LogOpBase {
  LogOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    ExpOp exponential = ExpOp.of(input1().definingOp());
    return exponential == null ? FoldResult.NONE : FoldResult.of(exponential.input1());
  }
}

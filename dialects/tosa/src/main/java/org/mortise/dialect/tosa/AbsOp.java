// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the absolute value of each element. */
@Op(name = "tosa.abs", family = UnaryOp.class)
public final class AbsOp extends AbsOpBase {
  AbsOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return AbsOp.of(input1().definingOp()) == null ? FoldResult.NONE : FoldResult.of(input1());
  }
}

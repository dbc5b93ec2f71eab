// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the absolute value of a signed integer. */
@Op(name = "math.absi", family = IntegerUnaryOp.class)
public final class AbsIOp extends AbsIOpBase {
  AbsIOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.unary(this, constants, (number, width) -> number.signedValue().abs());
  }
}

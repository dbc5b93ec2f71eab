// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Adds floating-point numbers. */
@Op(name = "arith.addf", family = FloatBinaryOp.class, traits = "COMMUTATIVE")
public final class AddFOp extends AddFOpBase {
  AddFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (FloatFolding.isNegativeZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    return FloatFolding.binary(constants, FloatArithmetic::add);
  }
}

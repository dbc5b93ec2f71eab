// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Subtracts floating-point numbers. */
@Op(name = "arith.subf", family = FloatBinaryOp.class)
public final class SubFOp extends SubFOpBase {
  SubFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (FloatFolding.isPositiveZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    return FloatFolding.binary(constants, FloatArithmetic::subtract);
  }
}

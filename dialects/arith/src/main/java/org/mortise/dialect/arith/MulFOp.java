// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Multiplies floating-point numbers. */
@Op(name = "arith.mulf", family = FloatBinaryOp.class, traits = "COMMUTATIVE",
    canonicalization = "FloatPatterns.mul")
public final class MulFOp extends MulFOpBase {
  MulFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (FloatFolding.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    return FloatFolding.binary(constants, FloatArithmetic::multiply);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Divides floating-point numbers. */
@Op(name = "arith.divf", family = FloatBinaryOp.class,
    canonicalization = "FloatPatterns.div")
public final class DivFOp extends DivFOpBase {
  DivFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (FloatFolding.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    return FloatFolding.binary(constants, FloatArithmetic::divide);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Multiplies unsigned integers; the results are the low and the high half of the product. */
@Op(name = "arith.mului_extended", family = ExtendedMultiplicationOp.class,
    patterns = MulPatterns.class)
public final class MulUIExtendedOp extends MulUIExtendedOpBase {
  MulUIExtendedOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.ofAll(constants[1], constants[1]);
    }
    if (IntegerConstants.isOne(constants[1]) && IntegerConstants.canBeConstant(low().type())) {
      return FoldResult.ofAll(lhs(), IntegerConstants.integer(low().type(), BigInteger.ZERO));
    }
    return foldProduct(constants, false);
  }
}

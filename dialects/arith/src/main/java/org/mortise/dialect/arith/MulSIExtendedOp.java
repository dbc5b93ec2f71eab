// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Multiplies signed integers; the results are the low and the high half of the product. */
@Op(name = "arith.mulsi_extended", family = ExtendedMultiplicationOp.class,
    patterns = MulPatterns.class)
public final class MulSIExtendedOp extends MulSIExtendedOpBase {
  MulSIExtendedOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.ofAll(constants[1], constants[1]);
    }
    return foldProduct(constants, true);
  }
}

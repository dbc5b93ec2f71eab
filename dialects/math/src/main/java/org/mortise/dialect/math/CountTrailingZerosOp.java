// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Counts the trailing zeros of an integer. */
@Op(name = "math.cttz", family = IntegerUnaryOp.class)
public final class CountTrailingZerosOp extends CountTrailingZerosOpBase {
  CountTrailingZerosOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return IntegerFolding.unary(this, constants, (number, width) ->
        BigInteger.valueOf(number.isZero() ? width : number.signedValue().getLowestSetBit()));
  }
}

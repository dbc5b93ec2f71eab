// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.Constants;

/** Speculates divisions by constants with which no dividend leads to undefined behaviour. */
final class DivisionSpeculation implements ConditionallySpeculatable {
  @Override
  public boolean isSpeculatable(Operation op) {
    Attribute divisor = Constants.of(op.operand(1));
    if (divisor == null || IntegerConstants.splat(divisor) == null || IntegerConstants.isZero(divisor)) {
      return false;
    }
    return isUnsigned(op) || !IntegerConstants.isAllOnes(divisor);
  }

  private static boolean isUnsigned(Operation op) {
    return op.is(DivUIOp.definition()) || op.is(CeilDivUIOp.definition()) || op.is(RemUIOp.definition());
  }
}

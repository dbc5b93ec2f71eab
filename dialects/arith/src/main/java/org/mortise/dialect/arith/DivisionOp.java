// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** The family of divisions and remainders of integers. A zero divisor is undefined behaviour. */
@Op(family = IntegerFunctionOp.class, traits = "NO_MEMORY_EFFECT",
    implementations = DivisionSpeculation.class)
public abstract class DivisionOp extends DivisionOpBase {
  DivisionOp(Operation operation) {
    super(operation);
  }

  /** A remainder of a division by 1 is zero. */
  @Override
  FoldResult foldIdentities(Attribute[] constants) {
    boolean isRemainder = computation() == IntegerFunction.REM_SIGNED || computation() == IntegerFunction.REM_UNSIGNED;
    return isRemainder && IntegerConstants.isOne(constants[1])
        ? IntegerConstants.zero(result().type()) : FoldResult.NONE;
  }
}

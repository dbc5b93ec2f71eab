// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;

/**
 * The usual terminator, which passes all its operands to wherever control goes. Dialects extend it with a class that
 * names their operations; the operations also have {@code Trait.RETURN_LIKE}.
 */
public abstract class ReturnLike implements RegionBranchTerminatorOpInterface {
  @Override
  public OperandRange getSuccessorOperands(Operation op, RegionBranchPoint target) {
    return new OperandRange(op, 0, op.operandCount());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;

/**
 * A terminator that forwards all of its operands to its successor. A dialect extends this class with a class that names
 * its operations; these operations also have {@code Trait.RETURN_LIKE}.
 */
public abstract class ReturnLike implements RegionBranchTerminatorOpInterface {
  @Override
  public OperandRange getSuccessorOperands(Operation op, RegionBranchPoint target) {
    return new OperandRange(op, 0, op.operandCount());
  }
}

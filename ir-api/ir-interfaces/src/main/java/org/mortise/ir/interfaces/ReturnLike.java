// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;

/**
 * A terminator that forwards all of its operands to its successor. Operations that are declared with the trait
 * {@code RETURN_LIKE} implement the interface so, unless they have another implementation.
 */
public class ReturnLike implements RegionBranchTerminatorOpInterface {
  /** The implementation for all such operations. */
  public static final ReturnLike INSTANCE = new ReturnLike();

  @Override
  public OperandRange getSuccessorOperands(Operation op, RegionBranchPoint target) {
    return new OperandRange(op, 0, op.operandCount());
  }
}

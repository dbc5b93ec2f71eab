// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * Implements {@link BranchOpInterface} for operations such as {@code cf.cond_br} with three operand groups: the
 * condition, the operands of the first successor, taken if the condition is true, and the operands of the second.
 */
public class ConditionalBranch implements BranchOpInterface {
  @Override
  public SuccessorOperands getSuccessorOperands(Operation op, int index) {
    return new SuccessorOperands(op.operandGroup(index + 1));
  }

  @Override
  public @Nullable Block getSuccessorForOperands(Operation op, Attribute[] constants) {
    Boolean condition = Constants.asBoolean(constants[0]);
    if (condition == null) {
      return null;
    }
    return op.successor(condition ? 0 : 1);
  }
}

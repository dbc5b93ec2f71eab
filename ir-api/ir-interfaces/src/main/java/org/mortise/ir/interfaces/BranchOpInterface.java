// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;

/**
 * A terminator that branches to successor blocks and forwards operands to their arguments. For a branch without this
 * interface, analyses make worst-case assumptions about the block arguments, and deallocation reports an error.
 */
public interface BranchOpInterface extends OpInterface {
  /** Returns the values passed to the arguments of the successor at {@code index}. */
  SuccessorOperands getSuccessorOperands(Operation op, int index);

  /** Returns the index of the successor to which the operand at {@code index} is forwarded, or -1. */
  default int predecessor(Operation op, int index) {
    for (int i = 0; i < op.successorCount(); i++) {
      OperandRange forwarded = getSuccessorOperands(op, i).forwarded();
      if (index >= forwarded.start() && index < forwarded.start() + forwarded.size()) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns the successor taken for these operands, or null if it is unknown.
   *
   * @param constants the constant of each operand, null for an unknown value
   */
  default @Nullable Block getSuccessorForOperands(Operation op, Attribute[] constants) {
    return null;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * A terminator that branches to successor blocks and passes them operands. What branches without telling so is a
 * terminator after which nobody knows what the blocks get: analyses assume the worst, and deallocation refuses it.
 */
public interface BranchOpInterface extends OpInterface {
  /** What is passed to the arguments of the successor at {@code index}. */
  SuccessorOperands getSuccessorOperands(Operation op, int index);

  /**
   * The successor that is taken when operands have these constants (null for unknown), or null if that is not known.
   */
  default Block getSuccessorForOperands(Operation op, Attribute[] constants) {
    return null;
  }
}

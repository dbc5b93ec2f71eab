// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.subsets;

import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;

/** An operation that inserts a value into a part of a tensor. It also implements {@link SubsetOpInterface}. */
public interface SubsetInsertionOpInterface extends OpInterface {
  /** Returns the operand that is inserted. */
  OpOperand getSourceOperand(Operation op);

  /** Returns the operand that is the tensor. */
  OpOperand getDestinationOperand(Operation op);

  /** Returns the result that is the updated tensor; of an enclosing operation if this one has no results. */
  OpResult getUpdatedDestination(Operation op);
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.subsets;

import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;

/** An operation that inserts a value into a part of a tensor. It also implements {@link SubsetOpInterface}. */
public interface SubsetInsertionOpInterface extends OpInterface {
  /** Returns the operand that is inserted. */
  OpOperand getSourceOperand(Operation op);

  /** Returns the operand that is the tensor: the only init of an operation in destination-passing style. */
  default OpOperand getDestinationOperand(Operation op) {
    return op.opOperand(op.getInterface(DestinationStyleOpInterface.class).getDpsInits(op).start());
  }

  /**
   * Returns the result that is the updated tensor: the one tied to the init of an operation in destination-passing
   * style. It is one of an enclosing operation if this one has no results.
   */
  default OpResult getUpdatedDestination(Operation op) {
    return op.getInterface(DestinationStyleOpInterface.class)
        .getTiedOpResult(op, getDestinationOperand(op).index());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.subsets;

import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;

/** An operation that extracts a part of a tensor. It also implements {@link SubsetOpInterface}. */
public interface SubsetExtractionOpInterface extends OpInterface {
  /** Returns the operand that is the tensor. */
  OpOperand getSourceOperand(Operation op);
}

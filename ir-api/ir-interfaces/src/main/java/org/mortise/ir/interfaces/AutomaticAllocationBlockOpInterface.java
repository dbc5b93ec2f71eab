// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * An operation whose region becomes a function of its own later, such as the body of a parallel region. Memory on the
 * stack for operations inside the region has to be allocated inside it as well, since the function has a stack frame of
 * its own.
 */
public interface AutomaticAllocationBlockOpInterface extends OpInterface {
  /** Returns the block in which memory on the stack is allocated. The region of {@code op} must not be empty. */
  Block getAllocaBlock(Operation op);
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * An operation whose region is later outlined into a function, such as the body of a parallel region. The function has
 * its own stack frame, so stack memory for operations in the region must be allocated in the region.
 */
public interface AutomaticAllocationBlockOpInterface extends OpInterface {
  /** Returns the block in which memory on the stack is allocated. The region of {@code op} must not be empty. */
  Block getAllocaBlock(Operation op);
}

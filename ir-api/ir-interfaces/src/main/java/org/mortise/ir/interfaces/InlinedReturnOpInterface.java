// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * Replaces the return operations of an inlined function with several blocks by branches. Attached to the return
 * operation by the dialect of the branch.
 */
public interface InlinedReturnOpInterface extends OpInterface {
  /** Replaces {@code terminator} by a branch to {@code continuation} with the returned values. */
  void replaceByBranch(Operation terminator, Block continuation);
}

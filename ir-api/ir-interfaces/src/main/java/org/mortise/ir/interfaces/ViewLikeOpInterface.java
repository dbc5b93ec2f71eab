// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation that creates a view: its first result shares the memory of one operand, and it allocates nothing.
 * {@link BufferViewFlowOpInterface} serves operations with several sources or other results. If an operation forwards
 * memory and implements neither, the memory may be freed while it is in use.
 */
public interface ViewLikeOpInterface extends OpInterface {
  /** Returns the operand that shares its memory with the result. */
  Value getViewSource(Operation op);
}

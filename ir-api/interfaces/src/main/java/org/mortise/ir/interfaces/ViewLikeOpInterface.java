// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Makes a view of memory that belongs to an operand: its first result shares the memory of that operand, and nothing is
 * allocated. For several sources, or other results, there is {@link BufferViewFlowOpInterface}; an operation that
 * passes memory on without telling it by either can have that memory freed while it is still in use.
 */
public interface ViewLikeOpInterface extends OpInterface {
  /** The operand whose memory is seen. */
  Value getViewSource(Operation op);
}

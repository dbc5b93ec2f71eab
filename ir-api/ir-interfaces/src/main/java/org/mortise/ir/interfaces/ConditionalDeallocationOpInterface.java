// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation that frees some of its operands, depending on run-time conditions, and has no other effect on the memory
 * of operands. It declares no memory effects on them, since declared effects are unconditional.
 */
public interface ConditionalDeallocationOpInterface extends OpInterface {
  /** Returns the operands that may be freed. */
  List<Value> getDeallocated(Operation op);
}

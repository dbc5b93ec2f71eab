// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation that frees some of its operands, depending on conditions at run time, and does nothing else to the
 * memory of any operand. It declares no effects on them, as those would be unconditional.
 */
public interface ConditionalDeallocationOpInterface extends OpInterface {
  /** Returns the operands that may be freed. */
  List<Value> getDeallocated(Operation op);
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Selects one of two values of the same type by a condition; the only result is the selected value, unchanged. Buffer
 * analyses follow both values; ownership-based deallocation selects their ownership by the same condition.
 */
public interface SelectLikeOpInterface extends OpInterface {
  /** Returns the condition; if it is an {@code i1}, true selects {@link #getTrueValue}. */
  Value getCondition(Operation op);

  /** Returns the operand that is the result if the condition is true. */
  Value getTrueValue(Operation op);

  /** Returns the operand that is the result if the condition is false. */
  Value getFalseValue(Operation op);
}

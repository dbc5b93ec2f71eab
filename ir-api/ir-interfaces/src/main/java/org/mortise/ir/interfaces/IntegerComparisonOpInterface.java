// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/**
 * Compares two integers of one type; the only result is an {@code i1}. Where the result is known, analyses learn about
 * the operands.
 */
public interface IntegerComparisonOpInterface extends OpInterface {
  /** Returns the predicate. */
  IntegerPredicate getPredicate(Operation op);

  /** Returns the left operand. */
  default Value getLhs(Operation op) {
    return op.operand(0);
  }

  /** Returns the right operand. */
  default Value getRhs(Operation op) {
    return op.operand(1);
  }
}

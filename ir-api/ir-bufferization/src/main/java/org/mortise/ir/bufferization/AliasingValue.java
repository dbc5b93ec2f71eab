// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.Value;

/**
 * A value whose buffer may alias that of an operand.
 *
 * @param isDefinite whether the buffers alias in every execution, not only in some
 */
public record AliasingValue(Value value, BufferRelation relation, boolean isDefinite) {
  /** Returns a value whose buffer is always that of the operand. */
  public static AliasingValue equivalent(Value value) {
    return new AliasingValue(value, BufferRelation.EQUIVALENT, true);
  }

  /** Returns a value whose buffer is that of the operand in some executions. */
  public static AliasingValue maybeEquivalent(Value value) {
    return new AliasingValue(value, BufferRelation.EQUIVALENT, false);
  }

  /** Returns a value whose buffer always aliases that of the operand, such as a part of it. */
  public static AliasingValue overlapping(Value value) {
    return new AliasingValue(value, BufferRelation.UNKNOWN, true);
  }

  /** Returns a value of which nothing is known but that its buffer may alias that of the operand. */
  public static AliasingValue unknown(Value value) {
    return new AliasingValue(value, BufferRelation.UNKNOWN, false);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.Value;

/**
 * A value whose buffer may alias the buffer of an operand.
 *
 * @param isDefinite whether the buffers alias in every execution
 */
public record AliasingValue(Value value, BufferRelation relation, boolean isDefinite) {
  /** The value always has the buffer of the operand. */
  public static AliasingValue equivalent(Value value) {
    return new AliasingValue(value, BufferRelation.EQUIVALENT, true);
  }

  /** The value has the buffer of the operand in some executions. */
  public static AliasingValue maybeEquivalent(Value value) {
    return new AliasingValue(value, BufferRelation.EQUIVALENT, false);
  }

  /** The buffer of the value always aliases that of the operand, for example as a part of it. */
  public static AliasingValue overlapping(Value value) {
    return new AliasingValue(value, BufferRelation.UNKNOWN, true);
  }

  /** The buffer of the value may alias that of the operand, in an unknown way. */
  public static AliasingValue unknown(Value value) {
    return new AliasingValue(value, BufferRelation.UNKNOWN, false);
  }
}

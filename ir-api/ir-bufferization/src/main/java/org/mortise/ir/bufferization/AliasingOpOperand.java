// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.OpOperand;

/**
 * An operand whose buffer may alias that of a value.
 *
 * @param isDefinite whether the buffers alias in every execution, not only in some
 */
public record AliasingOpOperand(OpOperand operand, BufferRelation relation, boolean isDefinite) {
  /** Returns an operand whose buffer is always that of the value. */
  public static AliasingOpOperand equivalent(OpOperand operand) {
    return new AliasingOpOperand(operand, BufferRelation.EQUIVALENT, true);
  }

  /** Returns an operand whose buffer is that of the value in some executions. */
  public static AliasingOpOperand maybeEquivalent(OpOperand operand) {
    return new AliasingOpOperand(operand, BufferRelation.EQUIVALENT, false);
  }

  /** Returns an operand of which nothing is known but that its buffer may alias that of the value. */
  public static AliasingOpOperand unknown(OpOperand operand) {
    return new AliasingOpOperand(operand, BufferRelation.UNKNOWN, false);
  }
}

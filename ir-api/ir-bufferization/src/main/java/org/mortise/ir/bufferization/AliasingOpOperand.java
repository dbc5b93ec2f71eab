// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import org.mortise.ir.OpOperand;

/**
 * An operand whose buffer may alias the buffer of a value.
 *
 * @param isDefinite whether the buffers alias in every execution
 */
public record AliasingOpOperand(OpOperand operand, BufferRelation relation, boolean isDefinite) {
  /** The operand always has the buffer of the value. */
  public static AliasingOpOperand equivalent(OpOperand operand) {
    return new AliasingOpOperand(operand, BufferRelation.EQUIVALENT, true);
  }

  /** The operand has the buffer of the value in some executions. */
  public static AliasingOpOperand maybeEquivalent(OpOperand operand) {
    return new AliasingOpOperand(operand, BufferRelation.EQUIVALENT, false);
  }

  /** The buffer of the operand may alias that of the value, in an unknown way. */
  public static AliasingOpOperand unknown(OpOperand operand) {
    return new AliasingOpOperand(operand, BufferRelation.UNKNOWN, false);
  }
}

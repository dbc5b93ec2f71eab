// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Value;

/**
 * The values that a terminator passes to the arguments of a successor block: first the values that the terminator
 * itself produces, then the forwarded operands.
 *
 * @param producedCount number of leading block arguments whose values the terminator produces
 * @param forwarded the operands that are forwarded to the other block arguments
 */
public record SuccessorOperands(int producedCount, OperandRange forwarded) {
  /** Creates the operands of a terminator that produces no values itself. */
  public SuccessorOperands(OperandRange forwarded) {
    this(0, forwarded);
  }

  /** Returns the number of arguments of the successor that receive a value. */
  public int size() {
    return producedCount + forwarded.size();
  }

  /** Returns the value passed to the block argument at {@code index}, or null if the terminator produces it. */
  public Value get(int index) {
    return index < producedCount ? null : forwarded.get(index - producedCount);
  }
}

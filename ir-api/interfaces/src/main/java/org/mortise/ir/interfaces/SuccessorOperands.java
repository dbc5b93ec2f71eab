// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Value;

/**
 * What a terminator passes to the arguments of a successor block: first some that the terminator itself produces, then
 * the forwarded operands.
 *
 * @param producedCount number of leading block arguments that are not forwarded operands
 * @param forwarded the operands that become the other block arguments
 */
public record SuccessorOperands(int producedCount, OperandRange forwarded) {
  public SuccessorOperands(OperandRange forwarded) {
    this(0, forwarded);
  }

  public int size() {
    return producedCount + forwarded.size();
  }

  /** The value passed to the block argument at {@code index}, or null if the terminator produces it. */
  public Value get(int index) {
    return index < producedCount ? null : forwarded.get(index - producedCount);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An allocation whose memory can be replaced by SSA values. All users of the memory must implement {@link
 * PromotableMemOpInterface}. Corresponds to MLIR's interface of the same name.
 */
public interface PromotableAllocationOpInterface extends OpInterface {
  /** Returns the slots that may be promoted; possibly none. */
  List<MemorySlot> getPromotableSlots(Operation op);

  /** Creates the value of a read before the first write. */
  Value getDefaultValue(Operation op, MemorySlot slot, OpBuilder builder);

  /** Called when {@code argument}, the value of the memory at the start of its block, was added to the block. */
  default void handleBlockArgument(Operation op, MemorySlot slot, BlockArgument argument, OpBuilder builder) {}

  /**
   * Called when the memory has no uses left; {@code op} may be erased.
   *
   * @param defaultValue the result of {@link #getDefaultValue}, or null if it was not called
   */
  void handlePromotionComplete(Operation op, MemorySlot slot, Value defaultValue);
}

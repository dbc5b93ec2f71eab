// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation that allocates memory which nobody needs if values can take its place. All users of the memory have to
 * be accesses with {@link PromotableMemOpInterface}; the memory goes with the operation. After MLIR's interface of that
 * name.
 */
public interface PromotableAllocationOpInterface extends OpInterface {
  /** The memory that may be promoted, or nothing. */
  List<MemorySlot> getPromotableSlots(Operation op);

  /** Makes the value that is read where nothing has been written yet. */
  Value getDefaultValue(Operation op, MemorySlot slot, OpBuilder builder);

  /** {@code argument} was added to a block, and holds what the memory held when that was entered. */
  default void handleBlockArgument(Operation op, MemorySlot slot, BlockArgument argument, OpBuilder builder) {}

  /**
   * Nobody uses the memory any more; {@code op} may be erased.
   *
   * @param defaultValue what {@link #getDefaultValue} made, or null if that was not asked
   */
  void handlePromotionComplete(Operation op, MemorySlot slot, Value defaultValue);
}

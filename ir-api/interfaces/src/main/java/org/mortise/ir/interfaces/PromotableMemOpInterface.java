// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** An operation that reads or writes memory, and can do without if the value in the memory is known. After MLIR's. */
public interface PromotableMemOpInterface extends OpInterface {
  boolean loadsFrom(Operation op, MemorySlot slot);

  boolean storesTo(Operation op, MemorySlot slot);

  /**
   * What the memory holds after {@code op}, which writes to it.
   *
   * @param reachingDefinition what it held before; null if nothing has been written
   * @param builder makes operations behind {@code op}
   */
  Value getStored(Operation op, MemorySlot slot, Value reachingDefinition, OpBuilder builder);

  /** Whether {@code op} can do without the memory: all that it does with the pointer is to read or write there. */
  boolean canUsesBeRemoved(Operation op, MemorySlot slot);

  /**
   * Makes {@code op} do without the memory.
   *
   * @param reachingDefinition what the memory holds before {@code op}
   * @return whether {@code op} is to be erased
   */
  boolean removeUses(Operation op, MemorySlot slot, Value reachingDefinition, OpBuilder builder);
}

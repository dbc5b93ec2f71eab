// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * A memory access that can be removed if the stored value is known. Corresponds to MLIR's interface of the same name.
 */
public interface PromotableMemOpInterface extends OpInterface {
  /** Returns whether {@code op} reads the value in {@code slot}. */
  boolean loadsFrom(Operation op, MemorySlot slot);

  /** Returns whether {@code op} replaces the value in {@code slot}. */
  boolean storesTo(Operation op, MemorySlot slot);

  /**
   * Returns the value of the memory after {@code op}, which writes to it.
   *
   * @param reachingDefinition the value of the memory before {@code op}, or null before the first write
   * @param builder a builder that inserts after {@code op}
   */
  Value getStored(Operation op, MemorySlot slot, Value reachingDefinition, OpBuilder builder);

  /** Returns whether all uses of the memory by {@code op} are reads or writes that can be removed. */
  boolean canUsesBeRemoved(Operation op, MemorySlot slot);

  /**
   * Removes the uses of the memory by {@code op}.
   *
   * @param reachingDefinition the value of the memory before {@code op}
   * @return whether {@code op} is to be erased
   */
  boolean removeUses(Operation op, MemorySlot slot, Value reachingDefinition, OpBuilder builder);
}

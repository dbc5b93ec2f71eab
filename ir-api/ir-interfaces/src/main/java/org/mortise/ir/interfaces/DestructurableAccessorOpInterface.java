// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** An access to one element of aggregate memory. Corresponds to MLIR's interface of the same name. */
public interface DestructurableAccessorOpInterface extends OpInterface {
  /** Returns the index of the single element of {@code slot} that {@code op} accesses, or null if it is unknown. */
  @Nullable Attribute getAccessedIndex(Operation op, DestructurableAllocationOpInterface.Slot slot);

  /**
   * Changes {@code op} to access the memory of the element instead.
   *
   * @param subslots the memory of each element, by its index
   */
  void rewire(Operation op, DestructurableAllocationOpInterface.Slot slot, Map<Attribute, MemorySlot> subslots);
}

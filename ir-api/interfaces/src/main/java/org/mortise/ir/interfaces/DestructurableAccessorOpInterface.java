// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** An operation that accesses one element of memory with several. After MLIR's interface of that name. */
public interface DestructurableAccessorOpInterface extends OpInterface {
  /** The index of the only element of {@code slot} that {@code op} accesses; null if that is not known. */
  Attribute getAccessedIndex(Operation op, DestructurableAllocationOpInterface.Slot slot);

  /**
   * Makes {@code op} access the memory of the element instead.
   *
   * @param subslots the memory of the elements by their index
   */
  void rewire(Operation op, DestructurableAllocationOpInterface.Slot slot, Map<Attribute, MemorySlot> subslots);
}

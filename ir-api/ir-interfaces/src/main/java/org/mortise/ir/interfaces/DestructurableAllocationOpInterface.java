// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * An allocation whose memory can be split into one slot per element. All users must implement {@link
 * DestructurableAccessorOpInterface}. Corresponds to MLIR's interface of the same name.
 */
public interface DestructurableAllocationOpInterface extends OpInterface {
  /**
   * Memory with several elements.
   *
   * @param pointer the value by which it is accessed
   * @param elementTypes the types of the elements by their index
   */
  record Slot(Value pointer, Map<Attribute, Type> elementTypes) {}

  /** Returns the slots that may be split; possibly none. */
  List<Slot> getDestructurableSlots(Operation op);

  /**
   * Allocates memory after {@code op} for each used element.
   *
   * @return the memory of each element, by its index
   */
  Map<Attribute, MemorySlot> destructure(Operation op, Slot slot, Collection<Attribute> usedIndices, OpBuilder builder);

  /** Called when the memory has no uses left; {@code op} may be erased. */
  void handleDestructuringComplete(Operation op, Slot slot);
}

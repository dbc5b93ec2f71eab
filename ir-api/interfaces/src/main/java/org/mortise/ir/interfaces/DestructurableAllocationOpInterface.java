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
 * An operation that allocates memory which can be taken apart into memory for each of its elements. All users have to
 * be accesses with {@link DestructurableAccessorOpInterface}. After MLIR's interface of that name.
 */
public interface DestructurableAllocationOpInterface extends OpInterface {
  /**
   * Memory with several elements.
   *
   * @param pointer the value by which it is accessed
   * @param elementTypes the types of the elements by their index
   */
  record Slot(Value pointer, Map<Attribute, Type> elementTypes) {}

  /** The memory that may be taken apart, or nothing. */
  List<Slot> getDestructurableSlots(Operation op);

  /**
   * Allocates memory for the elements that are used, behind {@code op}.
   *
   * @return the memory by the index of the element
   */
  Map<Attribute, MemorySlot> destructure(Operation op, Slot slot, Collection<Attribute> usedIndices, OpBuilder builder);

  /** Nobody uses the memory any more; {@code op} may be erased. */
  void handleDestructuringComplete(Operation op, Slot slot);
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.DestructurableAllocationOpInterface;
import org.mortise.ir.interfaces.MemorySlot;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/**
 * Splits a {@code memref.alloca} of 2 to 16 elements into one for each used element. The index of an element is the
 * array of its coordinates. The new allocations have neither alignment nor memory space.
 */
final class StackElements implements DestructurableAllocationOpInterface {
  private static final int MAX_ELEMENTS = 16;

  @Override
  public List<Slot> getDestructurableSlots(Operation op) {
    MemRefType type = AllocaOp.of(op).memrefType();
    if (!type.hasStaticShape() || type.numElements() > MAX_ELEMENTS || type.numElements() == 1) {
      return List.of();
    }
    IndexType index = IndexType.of(op.context());
    Map<Attribute, Type> elements = new LinkedHashMap<>();
    for (int i = 0; i < type.numElements(); i++) {
      elements.put(indexOf(i, type, index), type.elementType());
    }
    return List.of(new Slot(AllocaOp.of(op).memref(), elements));
  }

  private static Attribute indexOf(int position, MemRefType type, IndexType index) {
    List<Attribute> coordinates = new ArrayList<>(type.rank());
    long rest = position;
    for (int i = type.rank() - 1; i >= 0; i--) {
      coordinates.add(0, IntegerAttr.of(index, rest % type.dim(i)));
      rest /= type.dim(i);
    }
    return ArrayAttr.of(type.context(), coordinates);
  }

  @Override
  public Map<Attribute, MemorySlot> destructure(
      Operation op, Slot slot, Collection<Attribute> usedIndices, OpBuilder builder) {
    builder.setInsertionPointAfter(op);
    Map<Attribute, MemorySlot> subslots = new LinkedHashMap<>();
    for (Attribute index : usedIndices) {
      Type type = slot.elementTypes().get(index);
      Value element = AllocaOp.create(builder, op.location(), MemRefType.of(new long[0], type), List.of());
      subslots.put(index, new MemorySlot(element, type));
    }
    return subslots;
  }

  @Override
  public void handleDestructuringComplete(Operation op, Slot slot) {
    op.erase();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.DestructurableAccessorOpInterface;
import org.mortise.ir.interfaces.DestructurableAllocationOpInterface.Slot;
import org.mortise.ir.interfaces.MemorySlot;

/** Accesses of one element, at constant indices within bounds, by {@code memref.load} and {@code memref.store}. */
final class ElementAccesses implements DestructurableAccessorOpInterface {
  @Override
  public @Nullable Attribute getAccessedIndex(Operation op, Slot slot) {
    StoreOp store = StoreOp.of(op);
    if (memref(op).value() != slot.pointer() || (store != null && store.value() == slot.pointer())) {
      return null;
    }
    OperandRange indices = indicesOf(op);
    List<Attribute> coordinates = new ArrayList<>(indices.size());
    for (int i = 0; i < indices.size(); i++) {
      if (!(Constants.of(indices.get(i)) instanceof IntegerAttr coordinate)) {
        return null;
      }
      coordinates.add(coordinate);
    }
    Attribute index = ArrayAttr.of(op.context(), coordinates);
    return slot.elementTypes().containsKey(index) ? index : null;
  }

  @Override
  public void rewire(Operation op, Slot slot, Map<Attribute, MemorySlot> subslots) {
    MemorySlot element = subslots.get(getAccessedIndex(op, slot));
    memref(op).set(element.pointer());
    indicesOf(op).assign(List.of());
  }

  private static OpOperand memref(Operation op) {
    LoadOp load = LoadOp.of(op);
    return load != null ? load.memrefOperand() : StoreOp.of(op).memrefOperand();
  }

  private static OperandRange indicesOf(Operation op) {
    LoadOp load = LoadOp.of(op);
    return load != null ? load.indices() : StoreOp.of(op).indices();
  }
}

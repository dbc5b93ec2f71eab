// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemorySlot;
import org.mortise.ir.interfaces.PromotableMemOpInterface;

/** Removes loads and stores of a promoted memory slot once its value is known. */
final class SlotAccesses implements PromotableMemOpInterface {
  @Override
  public boolean loadsFrom(Operation op, MemorySlot slot) {
    LoadOp load = LoadOp.of(op);
    return load != null && load.memref() == slot.pointer();
  }

  @Override
  public boolean storesTo(Operation op, MemorySlot slot) {
    StoreOp store = StoreOp.of(op);
    return store != null && store.memref() == slot.pointer();
  }

  @Override
  public Value getStored(Operation op, MemorySlot slot, Value reachingDefinition, OpBuilder builder) {
    return StoreOp.of(op).value();
  }

  @Override
  public boolean canUsesBeRemoved(Operation op, MemorySlot slot) {
    return loadsFrom(op, slot) || (storesTo(op, slot) && StoreOp.of(op).value() != slot.pointer());
  }

  @Override
  public boolean removeUses(Operation op, MemorySlot slot, Value reachingDefinition, OpBuilder builder) {
    if (loadsFrom(op, slot)) {
      LoadOp.of(op).result().replaceAllUsesWith(reachingDefinition);
    }
    return true;
  }
}

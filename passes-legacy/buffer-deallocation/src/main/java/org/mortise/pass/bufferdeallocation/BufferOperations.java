// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;

/** Clones and frees buffers by the operations that match their allocation. */
final class BufferOperations {
  /** The allocating operation of each alias of an allocation. */
  private final Map<Value, Operation> allocations = new IdentityHashMap<>(4);
  private final Set<Value> clones = Collections.newSetFromMap(new IdentityHashMap<>(2));
  private final BufferRemarks remarks;
  private int deallocCount;

  BufferOperations(BufferRemarks remarks) {
    this.remarks = remarks;
  }

  /**
   * Records for each alias of a buffer the allocation that determines how it is freed and cloned. For an alias of
   * several buffers the last allocation counts. Linear in the aliases.
   */
  void register(List<OwnedBuffer> owned, BufferAliases aliases) {
    for (int i = owned.size() - 1; i >= 0; i--) {
      Operation allocation = owned.get(i).value().definingOp();
      if (allocation.implementsInterface(AllocationOpInterface.class)) {
        register(owned.get(i).value(), allocation, aliases);
      }
    }
  }

  private void register(Value buffer, Operation allocation, BufferAliases aliases) {
    Deque<Value> pending = new ArrayDeque<>();
    pending.push(buffer);
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      if (allocations.putIfAbsent(value, allocation) == null) {
        aliases.directAliases(value).forEach(pending::push);
      }
    }
  }

  int cloneCount() {
    return clones.size();
  }

  int deallocCount() {
    return deallocCount;
  }

  /** Returns a clone of {@code value}, or {@code value} itself if it is a clone created by this object. */
  Value cloned(Value value, OpBuilder builder) {
    if (clones.contains(value)) {
      return value;
    }
    Operation allocation = allocations.get(value);
    Value clone = allocation == null
        ? CloneOp.create(builder, value.location(), value).output()
        : allocation.getInterface(AllocationOpInterface.class).buildClone(allocation, builder, value);
    if (clone == null) {
      throw new DeallocationFailure(allocation, "allocation does not support buffer clones");
    }
    clones.add(clone);
    return clone;
  }

  void free(Value value, OpBuilder builder) {
    deallocCount++;
    Operation allocation = allocations.get(value);
    if (allocation == null) {
      DeallocOp.create(builder, value.location(), value);
      return;
    }
    if (allocation.getInterface(AllocationOpInterface.class).buildDealloc(allocation, builder, value) == null) {
      throw new DeallocationFailure(allocation, "allocation does not support compatible deallocation");
    }
  }

  /**
   * Replaces an operand by its clone, which is created right before the operation.
   *
   * @param reason the reason for a user, which completes "cloned: "
   */
  void cloneOperand(Operation user, int index, String reason) {
    if (!clones.contains(user.operand(index))) {
      remarks.cloned(user.operand(index), reason, user);
    }
    user.setOperand(index, cloned(user.operand(index), OpBuilder.before(user)));
  }
}

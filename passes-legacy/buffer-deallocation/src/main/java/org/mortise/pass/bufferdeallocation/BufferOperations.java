// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.OwnDeallocationOpInterface;

/**
 * Clones and frees buffers by the operations that match their allocation. Buffers that operations of the same name free
 * are of one kind. A value that may be buffers of several kinds gets copies instead, all of the usual kind: {@code
 * bufferization.clone} makes them, and {@code memref.dealloc} frees them.
 */
final class BufferOperations {
  private enum Kind {
    /** Freed by {@code memref.dealloc}, without an allocation that builds it. */
    USUAL
  }

  /** The allocating operation of each alias of an allocation, or {@link Kind#USUAL}. */
  private final Map<Value, Object> allocations = new IdentityHashMap<>(4);
  private final Set<Value> clones = Collections.newSetFromMap(new IdentityHashMap<>(2));
  private final FreeingOperations freeing;
  private final BufferRemarks remarks;
  private int deallocCount;

  BufferOperations(BufferRemarks remarks, BufferPolicies policies) {
    this.remarks = remarks;
    this.freeing = FreeingOperations.ofDialects(DeallocOp.NAME, policies);
  }

  /**
   * Records for each alias of a buffer the allocation that determines how it is freed and cloned. For an alias of
   * several buffers of one kind the last allocation counts. The kind of each alias changes at most twice, so this is
   * linear in the aliases.
   */
  void register(List<OwnedBuffer> owned, BufferAliases aliases) {
    Deque<Value> pending = new ArrayDeque<>();
    Set<Value> sources = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = owned.size() - 1; i >= 0; i--) {
      Value buffer = owned.get(i).value();
      sources.add(buffer);
      allocations.put(buffer, isKnown(buffer.definingOp()) ? buffer.definingOp() : Kind.USUAL);
    }
    for (int i = owned.size() - 1; i >= 0; i--) {
      pending.push(owned.get(i).value());
      while (!pending.isEmpty()) {
        Value value = pending.pop();
        Object kind = allocations.get(value);
        for (Value alias : aliases.directAliases(value)) {
          Object before = allocations.get(alias);
          Object after = before == null || before == kind ? kind : join(before, kind);
          if (after != before && !sources.contains(alias)) {
            allocations.put(alias, after);
            pending.push(alias);
          }
        }
      }
    }
  }

  private Object join(Object first, Object second) {
    return first instanceof Operation one && second instanceof Operation other
        && Objects.equals(freeing.of(one), freeing.of(other)) ? first : Kind.USUAL;
  }

  /** Returns whether {@code op} defines how its buffers are freed. */
  static boolean isKnown(Operation op) {
    return op.implementsInterface(AllocationOpInterface.class)
        || op.implementsInterface(OwnDeallocationOpInterface.class);
  }

  /** Returns whether {@code memref.dealloc} frees {@code buffer}. */
  boolean isUsual(OwnedBuffer buffer) {
    return isUsual(allocations.get(buffer.value()));
  }

  private boolean isUsual(@Nullable Object kind) {
    return !(kind instanceof Operation op) || DeallocOp.NAME.equals(freeing.of(op));
  }

  /**
   * Decides the kinds of the buffers of {@code critical} aliases: their sources' common kind if it can be copied,
   * otherwise the usual kind. As one value can be forwarded to several aliases, all are of the usual kind if one is.
   */
  void decideKinds(Set<Value> critical) {
    boolean areAnyOwn = false;
    boolean areAllCopied = true;
    for (Value alias : critical) {
      boolean isOwn = !isUsual(allocations.get(alias));
      areAnyOwn |= isOwn;
      areAllCopied &= isOwn && isCopiedInKind((Operation) allocations.get(alias));
    }
    if (areAnyOwn && !areAllCopied) {
      critical.forEach(alias -> allocations.put(alias, Kind.USUAL));
    }
  }

  private boolean isCopiedInKind(Operation op) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    Value copy = allocation == null ? null : allocation.buildClone(op, OpBuilder.after(op), op.result(0));
    Operation made = copy == null ? null : copy.definingOp();
    boolean isOfKind = made != null && copy.type() == op.result(0).type()
        && (!made.implementsInterface(AllocationOpInterface.class)
            || Objects.equals(freeing.of(op), freeing.of(made)));
    if (made != null) {
      made.erase();
    }
    return isOfKind;
  }

  int cloneCount() {
    return clones.size();
  }

  int deallocCount() {
    return deallocCount;
  }

  void free(Value value, OpBuilder builder) {
    deallocCount++;
    if (!(allocations.get(value) instanceof Operation allocation)) {
      DeallocOp.create(builder, value.location(), value);
    } else if (FreeingOperations.free(allocation, builder, value) == null) {
      throw new DeallocationFailure(allocation, "allocation does not support compatible deallocation");
    }
  }

  /**
   * Replaces an operand by its clone, of the kind of {@code target}, which is created right before the operation.
   *
   * @param target the value to which {@code user} forwards the operand
   * @param reason the reason for a user, which completes "cloned: "
   */
  void cloneFor(Value target, Operation user, int index, String reason) {
    clone(user, index, allocations.get(target), reason);
  }

  /** Like {@link #cloneFor}, for a buffer of the usual kind, because the operand is returned. */
  void cloneReturned(Operation user, int index) {
    clone(user, index, Kind.USUAL, "it is returned, and the caller does not know by which operation it is freed");
  }

  /** Returns whether the callee is known to be able to free the operand. */
  boolean canBeTaken(Survey.Taking taking) {
    Object kind = allocations.get(taking.op().operand(taking.index()));
    return taking.freeing() == null || kind == null || taking.freeing().equals(nameOf(kind));
  }

  private @Nullable String nameOf(Object kind) {
    return kind instanceof Operation op ? freeing.of(op) : DeallocOp.NAME;
  }

  /** Replaces a consumed operand by a clone that the consumer can free. */
  void cloneTaken(Survey.Taking taking) {
    Object kind = allocations.get(taking.op().operand(taking.index()));
    String name = taking.freeing();
    boolean isOfKind = kind != null && (name == null || name.equals(nameOf(kind)));
    if (!isOfKind && name != null && !name.equals(DeallocOp.NAME)) {
      throw new DeallocationFailure(taking.op(), "operand " + taking.index() + " is freed by the callee with '" + name
          + "', but is not a buffer that can be given to it; it cannot be copied either: allocate it by the operation"
          + " that belongs to '" + name + "', or let the caller free it");
    }
    clone(taking.op(), taking.index(), isOfKind ? kind : Kind.USUAL,
        "the operation reuses or frees the buffer, which is needed afterwards");
  }

  /** Like {@link #cloneFor}, for a buffer of the kind of the operand. */
  void cloneOperand(Operation user, int index, String reason) {
    clone(user, index, allocations.get(user.operand(index)), reason);
  }

  private void clone(Operation user, int index, @Nullable Object kind, String reason) {
    Value value = user.operand(index);
    if (clones.contains(value)) {
      return;
    }
    remarks.cloned(value, reason, user);
    OpBuilder builder = OpBuilder.before(user);
    AllocationOpInterface own = kind instanceof Operation op ? op.getInterface(AllocationOpInterface.class) : null;
    Value clone = own != null ? own.buildClone((Operation) kind, builder, value)
        : CloneOp.create(builder, value.location(), value);
    if (clone == null) {
      throw new DeallocationFailure((Operation) kind, "allocation does not support buffer clones");
    }
    clones.add(clone);
    user.setOperand(index, clone);
  }
}

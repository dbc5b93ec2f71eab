// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The operations of a function that free an owned buffer through another value: a view, a selected value or a block
 * argument. If such a value is certainly one of the owned buffers, the pass takes the operation over: it is erased, and
 * the pass frees the buffers instead, each exactly once on every path. If it can also be another buffer, the operation
 * stays, and the pass does not free the buffers that it may free.
 *
 * <p>An operation stays as well if one of its buffers is freed by an operation that stays, so the decision is made for
 * all operations that share buffers. Linear in the flow of buffers to freed values.
 */
final class ExistingFrees {
  private final Operation function;
  private final OwnedResults results;
  private final Set<Value> owned;
  private final Map<Operation, Set<Value>> buffersOf = new LinkedHashMap<>();
  private final Map<Value, List<Operation>> freesOf = new IdentityHashMap<>(2);
  /** The buffers that remaining operations may free, each with such an operation. */
  private final Map<Value, Operation> left = new IdentityHashMap<>(2);

  /**
   * Analyzes the freeing operations {@code frees} of {@code function}.
   *
   * @param owned the buffers that the function would own
   */
  ExistingFrees(Operation function, OwnedResults results, Set<Value> owned, List<Operation> frees) {
    this.function = function;
    this.results = results;
    this.owned = owned;
    Deque<Value> pending = new ArrayDeque<>();
    for (Operation free : frees) {
      Value freed = free.operand(0);
      if (!owned.contains(freed)) {
        collect(free, freed, pending);
      }
    }
    while (!pending.isEmpty()) {
      for (Operation free : freesOf.getOrDefault(pending.pop(), List.of())) {
        leave(free, pending);
      }
    }
  }

  /** Returns whether {@code op} only frees one memref. */
  static boolean isPlainFree(Operation op) {
    if (op.operandCount() != 1 || op.resultCount() > 0 || op.regionCount() > 0 || op.successorCount() > 0
        || !(op.operand(0).type() instanceof BaseMemRefType)) {
      return false;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects != null && effects.size() == 1 && effects.get(0).kind() == MemoryEffect.Kind.FREE
        && effects.get(0).value() == op.operand(0);
  }

  private void collect(Operation free, Value freed, Deque<Value> pending) {
    Set<Value> buffers = Collections.newSetFromMap(new IdentityHashMap<>());
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, freed);
    boolean others = false;
    for (Value next = walk.next(); next != null; next = walk.next()) {
      if (owned.contains(next)) {
        buffers.add(next);
      } else if (!isKeptByCaller(next)) {
        boolean mayBeOther = walk.follow();
        others |= mayBeOther && (!OwnedResults.isResultOfCall(next) || results.isForeign(next));
      }
    }
    buffersOf.put(free, buffers);
    buffers.forEach(buffer -> freesOf.computeIfAbsent(buffer, key -> new ArrayList<>(1)).add(free));
    if (others) {
      leave(free, pending);
    }
  }

  /** Returns whether {@code value} is an argument that callers own and free by convention. */
  private boolean isKeptByCaller(Value value) {
    return results.areAllOwned() && value instanceof BlockArgument argument
        && argument.owner() == function.region(0).first() && !results.policies().isOfProgram(function, argument);
  }

  private void leave(Operation free, Deque<Value> pending) {
    Set<Value> buffers = buffersOf.remove(free);
    for (Value buffer : buffers == null ? Set.<Value>of() : buffers) {
      if (left.putIfAbsent(buffer, free) == null) {
        pending.push(buffer);
      }
    }
  }

  /** Returns the operations that the pass takes over. */
  Set<Operation> takenOver() {
    return buffersOf.keySet();
  }

  /** Returns whether the pass takes over an operation that may free {@code buffer}. */
  boolean isTakenOver(Value buffer) {
    return freesOf.containsKey(buffer) && !left.containsKey(buffer);
  }

  /** Returns an operation that is kept and may free {@code buffer}, or null. */
  @Nullable Operation remainingFreeOf(Value buffer) {
    return left.get(buffer);
  }
}

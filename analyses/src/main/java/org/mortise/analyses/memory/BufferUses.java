// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.ConditionalDeallocationOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.IntegerType;

/**
 * The uses of buffers that require them to be live. Deallocations and their address comparisons do not; a view, a
 * branch or a yield does only if the value that it defines has such a use. A snapshot; linear in the aliases and their
 * uses.
 */
final class BufferUses {
  private final BufferAliases aliases;
  private final Set<Value> lists;
  private final Set<Value> needed = Collections.newSetFromMap(new IdentityHashMap<>());

  private BufferUses(BufferAliases aliases, Set<Value> lists) {
    this.aliases = aliases;
    this.lists = lists;
  }

  /** @param lists buffers of addresses that deallocations compare */
  static BufferUses of(BufferAliases aliases, Set<Value> lists) {
    BufferUses uses = new BufferUses(aliases, lists);
    Map<Value, List<Value>> sources = new IdentityHashMap<>();
    Deque<Value> pending = new ArrayDeque<>();
    for (Value value : aliases.values()) {
      for (Value target : aliases.directAliases(value)) {
        sources.computeIfAbsent(target, each -> new ArrayList<>(1)).add(value);
      }
      boolean isAccessed = false;
      for (OpOperand use = value.firstUse(); use != null && !isAccessed; use = use.nextUse()) {
        isAccessed = uses.isAccess(use, uses.targets(use));
      }
      if (isAccessed && uses.needed.add(value)) {
        pending.push(value);
      }
    }
    while (!pending.isEmpty()) {
      for (Value source : sources.getOrDefault(pending.pop(), List.of())) {
        if (uses.needed.add(source)) {
          pending.push(source);
        }
      }
    }
    return uses;
  }

  /** Returns whether the buffer of the operand must be alive at the operation. */
  boolean counts(OpOperand use) {
    List<Value> targets = targets(use);
    return isAccess(use, targets) || targets.stream().anyMatch(needed::contains);
  }

  /** Returns the values that the operand becomes. */
  private List<Value> targets(OpOperand use) {
    List<Value> targets = new ArrayList<>(1);
    BufferGraph.NEW_RESULTS.collectTargets(use, targets);
    for (OpResult result : use.owner().resultList()) {
      if (aliases.isAddress(result) && !targets.contains(result)) {
        targets.add(result);
      }
    }
    return targets;
  }

  /** Returns whether the operation does more with the operand than to free, forward or compare it. */
  private boolean isAccess(OpOperand use, List<Value> targets) {
    Operation op = use.owner();
    Value value = use.value();
    if (MemoryEffects.hasEffect(op, MemoryEffect.Kind.READ, value)
        || MemoryEffects.hasEffect(op, MemoryEffect.Kind.WRITE, value)) {
      return true;
    }
    if (op.implementsInterface(ConditionalDeallocationOpInterface.class)
        || MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, value)
        || aliases.isAddress(value) && (isComparison(op) || isListed(op))) {
      return false;
    }
    return targets.isEmpty() || hasOtherResults(op, targets);
  }

  private static boolean isComparison(Operation op) {
    return op.regionCount() == 0 && op.resultCount() > 0 && op.resultList().stream().allMatch(
        result -> result.type() instanceof IntegerType type && type.width() == 1);
  }

  /** Returns whether the operation writes to a list of addresses. */
  boolean isListed(Operation op) {
    for (Value operand : lists.isEmpty() ? new Value[0] : op.operands()) {
      if (lists.contains(BufferGraph.viewBase(operand))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a result that is not the buffer, such as its size, is used. */
  private static boolean hasOtherResults(Operation op, List<Value> targets) {
    if (op.regionCount() > 0 || op.successorCount() > 0) {
      return false;
    }
    return op.resultList().stream().anyMatch(result -> !targets.contains(result) && result.firstUse() != null);
  }
}

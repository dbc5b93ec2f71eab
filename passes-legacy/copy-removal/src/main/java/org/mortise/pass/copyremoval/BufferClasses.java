// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Finds the operations of a block that use the buffer of a value, through the value or another alias, directly or in
 * nested regions. Changes must be reported by {@link #replace} and {@link #erased}.
 *
 * <p>A query takes logarithmic time if the {@link BufferFamily} of the value determines the result, as it always does
 * for a family with a single origin. Otherwise all aliases may have to be visited. The total number of these visits is
 * limited in proportion to the size of the function; after that, queries return the conservative result.
 */
final class BufferClasses {
  private final ProgramOrder order;
  private final Map<Value, BufferNode> nodes = new IdentityHashMap<>();
  private final StepBudget budget;
  private int visits;

  BufferClasses(BufferAliases aliases, ProgramOrder order, StepBudget budget) {
    this.order = order;
    this.budget = budget;
    for (Value value : aliases.values()) {
      BufferNode node = node(value);
      for (Value target : aliases.directAliases(value)) {
        BufferNode alias = node(target);
        join(node, alias);
        node.addAlias(alias);
        alias.derived = true;
      }
    }
    countOrigins(aliases.values());
  }

  private BufferNode node(Value value) {
    return nodes.computeIfAbsent(value, key -> new BufferNode(key, order.rank(key)));
  }

  private void countOrigins(List<Value> values) {
    List<BufferNode> origins = new ArrayList<>();
    for (Value value : values) {
      BufferNode node = node(value);
      if (!node.derived) {
        origins.add(node);
        node.family.addOrigins(1);
      }
      if (!node.derived && isUnknownOrigin(value)) {
        spreadUnknownOrigin(node);
      }
    }
    addReached(origins, false, Integer.MAX_VALUE);
    for (Value value : values) {
      if (node(value).visit != visits) {
        node(value).family.addOrigins(1);
      }
    }
  }

  /** Adds all unvisited nodes reachable from {@code found} up to the rank {@code limit}, forward or backward. */
  private void addReached(List<BufferNode> found, boolean backwards, int limit) {
    visits++;
    for (BufferNode node : found) {
      node.visit = visits;
    }
    for (int i = 0; i < found.size(); i++) {
      for (BufferNode next : backwards ? found.get(i).sources : found.get(i).aliases) {
        if (next.visit != visits && (next.rank <= limit || next.family.hasCycles)) {
          next.visit = visits;
          found.add(next);
        }
      }
    }
  }

  private void join(BufferNode a, BufferNode b) {
    boolean isSmaller = a.family.members().size() < b.family.members().size();
    BufferFamily larger = isSmaller ? b.family : a.family;
    BufferFamily smaller = isSmaller ? a.family : b.family;
    if (larger != smaller) {
      for (BufferNode member : smaller.members()) {
        member.family = larger;
      }
      larger.add(smaller, order);
    }
  }

  /**
   * Returns the last user of the buffer between two operations of one block, including nested operations; null if none.
   */
  @Nullable Operation userBetween(Value value, Operation start, Operation end) {
    Operation first = start.next();
    return first == end ? null
        : firstUser(value, node(value).family.users(order).subSet(first, true, end, false).descendingSet());
  }

  /** Returns the last user of the buffer before {@code end}, which can be nested in another operation, or null. */
  @Nullable Operation lastUseBefore(Value value, Operation end) {
    return firstUser(value, node(value).family.users(order).headSet(end, false).descendingSet());
  }

  /**
   * Returns the first user of the buffer after {@code start}, which must exist and can be nested in another operation.
   */
  @Nullable Operation firstUseAfter(Value value, Operation start) {
    return firstUser(value, node(value).family.users(order).tailSet(start.next()));
  }

  /** Returns the first of {@code users} that may use the buffer; null if it is proven that none does. */
  private @Nullable Operation firstUser(Value value, Iterable<Operation> users) {
    BufferNode node = node(value);
    boolean isOneClass = node.family.origins() == 1 && !(node.derived && isAllocated(value));
    int limit = Integer.MIN_VALUE;
    for (Operation user : users) {
      if (isOneClass || budget.isExhausted() || isUsedBy(user, other -> other == value)) {
        return user;
      }
      int rank = highestRank(user, node.family);
      if (rank > limit) {
        limit = limit == Integer.MIN_VALUE ? rank : Integer.MAX_VALUE;
        markAliases(node, limit);
      }
      if (isUsedBy(user, this::isMarked)) {
        return user;
      }
      budget.spend(1);
    }
    return null;
  }

  private int highestRank(Operation user, BufferFamily family) {
    int highest = 0;
    for (int i = 0; i < user.operandCount(); i++) {
      BufferNode node = nodes.get(user.operand(i));
      highest = node == null || node.family != family ? highest : Math.max(highest, node.rank);
    }
    return highest;
  }

  private static boolean isUsedBy(Operation user, Predicate<Value> matches) {
    for (int i = 0; i < user.operandCount(); i++) {
      if (matches.test(user.operand(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isMarked(Value value) {
    BufferNode node = nodes.get(value);
    return node != null && node.visit == visits;
  }

  /** Marks all possible aliases up to the rank {@code limit}. */
  private void markAliases(BufferNode node, int limit) {
    List<BufferNode> all = new ArrayList<>();
    all.add(node);
    if (!isAllocated(node.value)) {
      addReached(all, true, Integer.MAX_VALUE);
    }
    addReached(all, false, limit);
    budget.spend(all.size());
  }

  /** Returns whether all origins of {@code value} are arguments, allocations or results of calls. */
  boolean hasKnownOrigins(Value value) {
    return !node(value).ofUnknownOrigin;
  }

  private static boolean isUnknownOrigin(Value value) {
    Operation op = value.definingOp();
    return op != null && !isAllocated(value) && !op.implementsInterface(CallOpInterface.class)
        && !BufferAliases.hasSources(value);
  }

  /** Records that {@code kept} replaces {@code dropped}, an allocation. Must be called before the change. */
  void replace(Value dropped, Value kept) {
    BufferNode former = node(dropped);
    BufferNode node = node(kept);
    join(node, former);
    if (!former.derived) {
      node.family.addOrigins(-1);
    }
    node.addAlias(former);
    if (node.ofUnknownOrigin) {
      spreadUnknownOrigin(former);
    }
  }

  private static void spreadUnknownOrigin(BufferNode start) {
    List<BufferNode> found = new ArrayList<>();
    found.add(start);
    while (!found.isEmpty()) {
      BufferNode node = found.remove(found.size() - 1);
      if (!node.ofUnknownOrigin) {
        node.ofUnknownOrigin = true;
        found.addAll(node.aliases);
      }
    }
  }

  /** Records that {@code op} is erased. Must be called before the change. */
  void erased(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      BufferNode node = nodes.get(op.operand(i));
      if (node != null) {
        node.family.erased(op);
      }
    }
  }

  /** Returns whether {@code value} is the only result of an operation that allocates it on the heap. */
  static boolean isAllocated(Value value) {
    if (!(value instanceof OpResult result) || result.definingOp().resultCount() != 1) {
      return false;
    }
    MemoryEffectOpInterface known = result.definingOp().getInterface(MemoryEffectOpInterface.class);
    if (known == null) {
      return false;
    }
    List<MemoryEffect> effects = new ArrayList<>();
    known.getEffects(result.definingOp(), effects);
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == value) {
        return effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
      }
    }
    return false;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;

/**
 * Where in a block the buffer of a value is used, through that value or through any other that can be the same buffer,
 * by the operations of the block or inside of them. Follows the changes that it is told of.
 *
 * <p>A question takes logarithmic time if the {@link BufferFamily} of the value knows the answer: always if the family
 * has a single origin. Else all aliases may have to be gone through; as there can be as many of them as questions, the
 * effort for that is limited in proportion to the size of the function, and beyond it the answer is the careful one.
 */
final class BufferClasses {
  private final ProgramOrder order;
  private final Map<Value, BufferNode> nodes = new IdentityHashMap<>();
  private final Effort effort;
  private int visits;

  BufferClasses(BufferAliases aliases, ProgramOrder order, Effort effort) {
    this.order = order;
    this.effort = effort;
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

  /** Adds all up to a rank that can be reached and was not visited, in the direction of the flow or against it. */
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

  /** The last operation that uses the buffer between two of one block, or inside of one there; null if none does. */
  Operation userBetween(Value value, Operation start, Operation end) {
    Operation first = start.next();
    return first == end ? null
        : firstUser(value, node(value).family.users(order).subSet(first, true, end, false).descendingSet());
  }

  /** The last operation before {@code end} that uses the buffer, or null; it may be inside of another. */
  Operation lastUseBefore(Value value, Operation end) {
    return firstUser(value, node(value).family.users(order).headSet(end, false).descendingSet());
  }

  /** The first operation behind {@code start} that uses the buffer; it may be inside of one. There has to be one. */
  Operation firstUseAfter(Value value, Operation start) {
    return firstUser(value, node(value).family.users(order).tailSet(start.next()));
  }

  /** The first one of the users of a family that uses, or has to be taken for one that uses, the buffer, or null. */
  private Operation firstUser(Value value, Iterable<Operation> users) {
    BufferNode node = node(value);
    boolean isOneClass = node.family.origins() == 1 && !(node.derived && isAllocated(value));
    int limit = Integer.MIN_VALUE;
    for (Operation user : users) {
      if (isOneClass || effort.isUsedUp() || isUsedBy(user, other -> other == value)) {
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
      effort.spend(1);
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

  /** Visits all up to a rank that can be the same buffer. */
  private void markAliases(BufferNode node, int limit) {
    List<BufferNode> all = new ArrayList<>();
    all.add(node);
    if (!isAllocated(node.value)) {
      addReached(all, true, Integer.MAX_VALUE);
    }
    addReached(all, false, limit);
    effort.spend(all.size());
  }

  /** Whether all that {@code value} comes from is an argument, an allocation or the result of a call. */
  boolean hasKnownOrigins(Value value) {
    return !node(value).ofUnknownOrigin;
  }

  private static boolean isUnknownOrigin(Value value) {
    Operation op = value.definingOp();
    return op != null && !isAllocated(value) && !op.implementsInterface(CallOpInterface.class)
        && !BufferAliases.hasSources(value);
  }

  /** Has to be told before {@code kept} takes the place of {@code dropped}, which is allocated. */
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

  /** Has to be told before {@code op} is erased. */
  void erased(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      BufferNode node = nodes.get(op.operand(i));
      if (node != null) {
        node.family.erased(op);
      }
    }
  }

  /** Whether {@code value} is all that an operation allocates, on the heap. */
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

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat.LiveOrder;
import org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat.MemrefOrder;
import org.mortise.pass.ownershipbasedbufferdeallocation.internal.compat.OrderIndices;

/**
 * The memrefs that are live at the start of each block of a function, in the order of {@link MemrefOrder}. Computed
 * before the pass changes anything; results of operations that are replaced later are mapped to their replacements.
 */
final class LiveMemrefs {
  private final LiveOrder liveOrder;
  private final MemrefOrder order;
  private final Map<Value, Value> replacements = new HashMap<>();
  /** The memrefs live at the end of blocks with many successors, with all replacements applied. */
  private final Map<Block, List<Value>> liveOut = new HashMap<>();

  /** Computes the sets; {@code branchingEntries} are the entry blocks of all regions with several blocks. */
  LiveMemrefs(Operation function, List<Block> branchingEntries) {
    OrderIndices numbers = new OrderIndices();
    this.liveOrder = new LiveOrder(function, branchingEntries, numbers);
    this.order = new MemrefOrder(function, numbers);
  }

  /** Returns the memrefs defined elsewhere that are used in {@code block}, in a region inside it, or after it. */
  List<Value> in(Block block) {
    return sorted(liveOrder.in(block));
  }

  /** Returns the memrefs that are live at the end of {@code from} and at the start of its successor {@code to}. */
  List<Value> across(Block from, Block to) {
    Set<Value> needed = liveOrder.in(to);
    List<Value> own = new ArrayList<>();
    Set<Value> passing = new LinkedHashSet<>();
    for (Value value : needed) {
      if (current(value).parentBlock() == from) {
        own.add(current(value));
      }
    }
    own.sort(order.inOneBlock());
    for (int i = 0; i < from.successorCount() && passing.size() + own.size() < needed.size(); i++) {
      addPassing(from, from.successor(i), needed, passing);
    }
    own.addAll(passing);
    return sorted(own);
  }

  /** Returns the memrefs that are live at the end of {@code block}, cached for blocks with many successors. */
  List<Value> liveOut(Block block) {
    return block.successorCount() <= 2 ? collectLiveOut(block) : liveOut.computeIfAbsent(block, this::collectLiveOut);
  }

  private List<Value> collectLiveOut(Block block) {
    Set<Value> needed = new LinkedHashSet<>();
    for (int i = 0; i < block.successorCount(); i++) {
      needed.addAll(liveOrder.in(block.successor(i)));
    }
    return sorted(needed);
  }

  private void addPassing(Block from, Block successor, Set<Value> needed, Set<Value> passing) {
    for (Value value : liveOrder.in(successor)) {
      if (needed.contains(value) && current(value).parentBlock() != from) {
        passing.add(current(value));
      }
    }
  }

  private Value current(Value value) {
    return replacements.getOrDefault(value, value);
  }

  private List<Value> sorted(Iterable<Value> values) {
    Set<Value> distinct = new LinkedHashSet<>();
    for (Value value : values) {
      distinct.add(current(value));
    }
    List<Value> live = new ArrayList<>(distinct);
    order.sort(live);
    return live;
  }

  /** Records that {@code op} is replaced by {@code replacement}, whose first results correspond to its results. */
  void replaced(Operation op, Operation replacement) {
    order.erased(op);
    for (int i = 0; i < op.resultCount(); i++) {
      replacements.put(op.result(i), replacement.result(i));
    }
  }
}

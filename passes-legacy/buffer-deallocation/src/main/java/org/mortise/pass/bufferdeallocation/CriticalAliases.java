// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Finds the aliases that a buffer does not dominate, by a fix-point. Where control flow joins there, nobody knows which
 * buffer it is; they have to get buffers of their own.
 *
 * <p>The buffers of an alias that is not critical come from blocks that all dominate it, so that one of these is
 * dominated by all the others: where the buffer from there still is for certain, the others are. An alias is visited
 * again only for a block further down than before.
 */
final class CriticalAliases {
  private record Seen(Value value, Block from) {}

  private final BufferAliases aliases;
  private final DominanceInfo dominance;
  private final Set<Value> critical = new LinkedHashSet<>();
  /** The lowest block from which an alias was seen so far. */
  private final Map<Value, Block> lowest = new IdentityHashMap<>();
  private final Deque<Seen> pending = new ArrayDeque<>();

  CriticalAliases(BufferAliases aliases, DominanceInfo dominance) {
    this.aliases = aliases;
    this.dominance = dominance;
  }

  /** Of other values nobody knows what they hide; it stays with its owner. */
  static boolean canBeCloned(Value alias) {
    return alias.type() instanceof BaseMemRefType;
  }

  /** The critical ones among the aliases of {@code buffers}, in the order in which they were found. */
  Set<Value> of(List<OwnedBuffer> buffers) {
    for (OwnedBuffer buffer : buffers) {
      visit(buffer.value(), buffer.value().parentBlock());
    }
    while (!pending.isEmpty()) {
      Seen next = pending.pop();
      if (critical.contains(next.value()) || lowest.get(next.value()) == next.from()) {
        visit(next.value(), next.from());
      }
    }
    return critical;
  }

  private void visit(Value source, Block from) {
    for (Value alias : aliases.directAliases(source)) {
      if (critical.contains(alias)) {
        continue;
      }
      Block block = alias.parentBlock();
      if (!dominance.dominates(from, block) || from == block && alias instanceof BlockArgument) {
        critical.add(alias);
        if (canBeCloned(alias)) {
          pending.push(new Seen(alias, block));
        }
        continue;
      }
      Block known = lowest.get(alias);
      if (known == null || known != from && dominance.dominates(known, from)) {
        lowest.put(alias, from);
        pending.push(new Seen(alias, from));
      }
    }
  }
}

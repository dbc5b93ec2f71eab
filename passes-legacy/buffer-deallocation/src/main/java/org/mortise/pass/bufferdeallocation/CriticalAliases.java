// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Finds the critical aliases: aliases that the definition of their buffer does not dominate. Such an alias can be one
 * of several buffers, depending on the path, so it needs a separate buffer. Computed as a fixed point.
 *
 * <p>The buffers of an alias that is not critical come from blocks that all dominate the alias, so these blocks form a
 * chain. If the definition in the lowest one dominates an alias, the others do. An alias is therefore visited again
 * only for a lower block than before.
 */
final class CriticalAliases {
  private record Seen(Value value, Block from) {}

  private final BufferAliases aliases;
  private final DominanceInfo dominance;
  private final Set<Value> critical = new LinkedHashSet<>();
  /** The lowest defining block from which an alias was visited so far. */
  private final Map<Value, Block> lowest = new IdentityHashMap<>(2);
  private final Deque<Seen> pending = new ArrayDeque<>(2);

  CriticalAliases(BufferAliases aliases, DominanceInfo dominance) {
    this.aliases = aliases;
    this.dominance = dominance;
  }

  /**
   * Returns whether {@code alias} can be cloned. Values of other types may contain buffers in an unknown way, so they
   * stay with their owner.
   */
  static boolean canBeCloned(Value alias) {
    return alias.type() instanceof BaseMemRefType;
  }

  /** Returns the critical aliases of {@code buffers}, in the order in which they were found. */
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

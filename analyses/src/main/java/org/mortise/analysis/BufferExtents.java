// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.Arrays;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;

/**
 * How far each buffer gets through its aliases: which block dominates all of them, whether somebody frees one, and how far
 * out it is passed by the ends of regions. Answers for all buffers come from one pass over the flow in which aliases that
 * flow in a cycle are taken together (Tarjan, "Depth-first search and linear graph algorithms", 1972), without recursion:
 * linear in values, uses and edges, but for the walks up dominator trees. A snapshot, as {@link BufferAliases} is.
 */
public final class BufferExtents {
  private static final int NEVER = Integer.MAX_VALUE;

  private final BufferAliases aliases;
  private final DominanceInfo dominance;
  private final Block[] dominators;
  private final boolean[] freed;
  private final int[] exitDepths;

  private BufferExtents(BufferAliases aliases, DominanceInfo dominance) {
    this.aliases = aliases;
    this.dominance = dominance;
    int count = aliases.count();
    this.dominators = new Block[count];
    this.freed = new boolean[count];
    this.exitDepths = new int[count];
  }

  public static BufferExtents of(BufferAliases aliases, DominanceInfo dominance) {
    BufferExtents extents = new BufferExtents(aliases, dominance);
    extents.new Components().run();
    return extents;
  }

  /** The nearest block that dominates the definitions of all aliases of {@code buffer}; null if there is none. */
  public Block commonDominator(Value buffer) {
    return dominators[aliases.numberOf(buffer)];
  }

  /** Whether an operation is known to free {@code buffer} through one of its aliases. */
  public boolean isFreed(Value buffer) {
    return freed[aliases.numberOf(buffer)];
  }

  /**
   * How deep the outermost region is whose end passes on an alias of {@code buffer}, in terms of {@link
   * BufferAliases#depth}. A buffer leaves the regions around it from within, so that it leaves just those that are at least
   * as deep; {@link Integer#MAX_VALUE} if it leaves none.
   */
  public int exitDepth(Value buffer) {
    return exitDepths[aliases.numberOf(buffer)];
  }

  private void addOwn(int number) {
    Value value = aliases.value(number);
    dominators[number] = value.parentBlock();
    exitDepths[number] = NEVER;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      freed[number] |= MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, value);
      if (user.hasTrait(Trait.RETURN_LIKE) || user.implementsInterface(RegionBranchTerminatorOpInterface.class)) {
        exitDepths[number] = Math.min(exitDepths[number], aliases.depth(user.parentRegion()));
      }
    }
  }

  private void join(int into, int from) {
    if (dominators[into] != dominators[from]) {
      dominators[into] = nearestCommonDominator(dominators[into], dominators[from]);
    }
    freed[into] |= freed[from];
    exitDepths[into] = Math.min(exitDepths[into], exitDepths[from]);
  }

  /** With the outer block first, it costs one walk up from the inner one. */
  private Block nearestCommonDominator(Block a, Block b) {
    if (a == null || b == null) {
      return null;
    }
    return aliases.depth(a.parent()) <= aliases.depth(b.parent())
        ? dominance.findNearestCommonDominator(a, b) : dominance.findNearestCommonDominator(b, a);
  }

  /** Finds the cycles of the flow, each after all that it flows into. */
  private final class Components {
    private static final int NEW = -1;

    private final int[] index = new int[aliases.count()];
    private final int[] lowest = new int[aliases.count()];
    private final int[] nextEdge = new int[aliases.count()];
    private final int[] path = new int[aliases.count()];
    private final int[] open = new int[aliases.count()];
    private final boolean[] isOpen = new boolean[aliases.count()];
    private int depth;
    private int openCount;
    private int visited;

    void run() {
      Arrays.fill(index, NEW);
      for (int i = 0; i < index.length; i++) {
        if (index[i] == NEW) {
          searchFrom(i);
        }
      }
    }

    private void searchFrom(int start) {
      enter(start);
      while (depth > 0) {
        int node = path[depth - 1];
        if (nextEdge[node] == aliases.lastEdge(node)) {
          depth--;
          leave(node);
          continue;
        }
        int target = aliases.target(nextEdge[node]++);
        if (index[target] == NEW) {
          enter(target);
        } else if (isOpen[target]) {
          lowest[node] = Math.min(lowest[node], index[target]);
        }
      }
    }

    private void enter(int node) {
      index[node] = visited;
      lowest[node] = visited++;
      nextEdge[node] = aliases.firstEdge(node);
      path[depth++] = node;
      open[openCount++] = node;
      isOpen[node] = true;
    }

    private void leave(int node) {
      if (depth > 0) {
        lowest[path[depth - 1]] = Math.min(lowest[path[depth - 1]], lowest[node]);
      }
      if (lowest[node] != index[node]) {
        return;
      }
      int first = openCount;
      do {
        first--;
        isOpen[open[first]] = false;
      } while (open[first] != node);
      finish(node, first);
      openCount = first;
    }

    /** Joins a component, which is open[first] to open[openCount - 1], with all that it flows into. */
    private void finish(int node, int first) {
      for (int i = first; i < openCount; i++) {
        addOwn(open[i]);
      }
      for (int i = first; i < openCount; i++) {
        int member = open[i];
        if (member != node) {
          join(node, member);
        }
        for (int edge = aliases.firstEdge(member); edge < aliases.lastEdge(member); edge++) {
          int target = aliases.target(edge);
          if (target != node) {
            join(node, target);
          }
        }
      }
      for (int i = first; i < openCount; i++) {
        dominators[open[i]] = dominators[node];
        freed[open[i]] = freed[node];
        exitDepths[open[i]] = exitDepths[node];
      }
    }
  }
}

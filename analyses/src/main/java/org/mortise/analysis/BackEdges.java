// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Region;

/**
 * The edges of a region's control-flow graph that lead back to a block on the way from the entry: every cycle has one,
 * also if it is entered at several blocks (then which edge it is depends on the order of successors). Blocks that the
 * entry does not reach are searched as well. A snapshot.
 *
 * <p>One depth-first search without recursion (Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972): linear in
 * blocks and edges.
 */
public final class BackEdges {
  private static final int UNSEEN = 0;
  private static final int ON_PATH = 1;
  private static final int DONE = 2;

  private final List<ControlFlowEdge> edges = new ArrayList<>();
  private final Map<Block, boolean[]> bySource = new IdentityHashMap<>();

  private BackEdges(Region region) {
    if (region.isEmpty() || region.hasOneBlock()) {
      return;
    }
    Map<Block, Integer> numbers = new IdentityHashMap<>();
    for (Block block = region.first(); block != null; block = block.next()) {
      numbers.put(block, numbers.size());
    }
    byte[] states = new byte[numbers.size()];
    for (Block block = region.first(); block != null; block = block.next()) {
      if (states[numbers.get(block)] == UNSEEN) {
        search(block, numbers, states);
      }
    }
  }

  public static BackEdges of(Region region) {
    return new BackEdges(region);
  }

  private void search(Block start, Map<Block, Integer> numbers, byte[] states) {
    List<Block> path = new ArrayList<>();
    int[] next = new int[16];
    path.add(start);
    states[numbers.get(start)] = ON_PATH;
    while (!path.isEmpty()) {
      int top = path.size() - 1;
      Block block = path.get(top);
      if (next[top] == block.successorCount()) {
        states[numbers.get(block)] = DONE;
        path.remove(top);
        continue;
      }
      int index = next[top]++;
      Block target = block.successor(index);
      int number = numbers.get(target);
      if (states[number] == ON_PATH) {
        add(block, index);
      } else if (states[number] == UNSEEN) {
        states[number] = ON_PATH;
        path.add(target);
        next = path.size() > next.length ? Arrays.copyOf(next, next.length * 2) : next;
        next[path.size() - 1] = 0;
      }
    }
  }

  private void add(Block source, int successor) {
    edges.add(new ControlFlowEdge(source, successor));
    bySource.computeIfAbsent(source, block -> new boolean[block.successorCount()])[successor] = true;
  }

  /** Whether the region has no loop of blocks. */
  public boolean isEmpty() {
    return edges.isEmpty();
  }

  /** The back edges, in the order in which the search met them. */
  public List<ControlFlowEdge> edges() {
    return Collections.unmodifiableList(edges);
  }

  public boolean isBackEdge(Block source, int successor) {
    boolean[] known = bySource.get(source);
    return known != null && known[successor];
  }
}

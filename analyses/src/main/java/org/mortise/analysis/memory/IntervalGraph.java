// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.memory;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The graph of the items whose lives overlap, in arrays. Linear in items and edges, after sorting. */
final class IntervalGraph {
  private final int[] starts;
  private final int[] targets;

  private IntervalGraph(int[] starts, int[] targets) {
    this.starts = starts;
    this.targets = targets;
  }

  /** Returns the graph of {@code items}, or null if it has more than {@code maxEdges} edges, counted in both ways. */
  static @Nullable IntervalGraph of(List<ArenaPlan.Item> items, long maxEdges) {
    int count = items.size();
    Integer[] order = IntStream.range(0, count).boxed().toArray(Integer[]::new);
    Arrays.sort(order, Comparator.comparingInt(i -> items.get(i).first()));
    int[] from = new int[16];
    int[] to = new int[16];
    int edges = 0;
    int[] live = new int[count];
    int liveCount = 0;
    int[] starts = new int[count + 1];
    for (int item : order) {
      int kept = 0;
      for (int i = 0; i < liveCount; i++) {
        if (items.get(live[i]).last() >= items.get(item).first()) {
          live[kept++] = live[i];
        }
      }
      liveCount = kept;
      if (2L * (edges + liveCount) > maxEdges) {
        return null;
      }
      for (int i = 0; i < liveCount; i++) {
        if (edges == from.length) {
          from = Arrays.copyOf(from, 2 * edges);
          to = Arrays.copyOf(to, 2 * edges);
        }
        from[edges] = item;
        to[edges++] = live[i];
        starts[item + 1]++;
        starts[live[i] + 1]++;
      }
      live[liveCount++] = item;
    }
    for (int i = 0; i < count; i++) {
      starts[i + 1] += starts[i];
    }
    int[] targets = new int[2 * edges];
    int[] next = starts.clone();
    for (int i = 0; i < edges; i++) {
      targets[next[from[i]]++] = to[i];
      targets[next[to[i]]++] = from[i];
    }
    return new IntervalGraph(starts, targets);
  }

  int firstEdge(int item) {
    return starts[item];
  }

  int lastEdge(int item) {
    return starts[item + 1];
  }

  int target(int edge) {
    return targets[edge];
  }

  /** Returns, per item, the most bytes that are live at a time of its life, itself included. */
  long[] sums(List<ArenaPlan.Item> items) {
    long[] atStart = new long[items.size()];
    for (int i = 0; i < atStart.length; i++) {
      ArenaPlan.Item item = items.get(i);
      atStart[i] = item.size();
      for (int edge = firstEdge(i); edge < lastEdge(i); edge++) {
        ArenaPlan.Item other = items.get(target(edge));
        atStart[i] += other.first() <= item.first() && item.first() <= other.last() ? other.size() : 0;
      }
    }
    long[] sums = atStart.clone();
    for (int i = 0; i < sums.length; i++) {
      for (int edge = firstEdge(i); edge < lastEdge(i); edge++) {
        boolean startsInside = items.get(target(edge)).first() >= items.get(i).first();
        sums[i] = Math.max(sums[i], startsInside ? atStart[target(edge)] : 0);
      }
    }
    return sums;
  }
}

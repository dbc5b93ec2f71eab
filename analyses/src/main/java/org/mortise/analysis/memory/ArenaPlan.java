// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.memory;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The offsets of buffers in one arena. Two buffers whose lives overlap do not overlap in the arena, which is as small
 * as the best of several orders makes it. To find the smallest size is NP-hard ("dynamic storage allocation"). Its
 * lower bound is the {@linkplain #peak peak}, the largest sum of the sizes of buffers that are live at once.
 *
 * <p>First two sweeps over time, forward and backward, which place a buffer in the smallest free block ({@link
 * FreeBlocks}), in {@code n log n}. If both exceed the peak, and the interval graph has few enough edges, buffers are
 * placed at the lowest offset that their neighbours leave, in several orders: by the most bytes that are live during
 * their lives, by size, by area (size times length of life), by length and by start. The best order is then improved:
 * the buffer that reaches the end of the arena moves to the front of the order, again and again; then to a random place
 * before its own, unless the arena grows. All that is bounded by a number of visited edges, so it is near-linear.
 *
 * <p>The interval graph is kept in arrays. A graph of JGraphT needs an object for each of its edges, of which there are
 * hundreds for a buffer in large programs, and its colorings know no sizes of vertices.
 */
public final class ArenaPlan {
  /**
   * A buffer to be placed.
   *
   * @param first the first time at which it is live
   * @param last the last time at which it is live
   * @param alignment a power of two, of which the offset is a multiple
   */
  public record Item(long size, int first, int last, long alignment) {}

  /** The most edges of the interval graph that are visited in one plan. */
  private static final long MAX_VISITS = 8_000_000;
  private static final int MAX_ROUNDS = 100;

  private final List<Item> items;
  private final long peak;
  private long[] offsets = new long[0];
  private long size = Long.MAX_VALUE;
  private long visits;

  private ArenaPlan(List<Item> items) {
    this.items = items;
    this.peak = peakOf(items);
  }

  /** Plans the offsets of {@code items}. */
  public static ArenaPlan of(List<Item> items) {
    ArenaPlan plan = new ArenaPlan(items);
    plan.sweep(Comparator.comparingInt(i -> items.get(i).first()), false);
    if (plan.size > plan.peak) {
      plan.sweep(Comparator.comparingInt(i -> -items.get(i).last()), true);
    }
    if (plan.size > plan.peak) {
      plan.placeByOrders();
    }
    return plan;
  }

  /** Returns the offset of the item with the given position in the list. */
  public long offset(int item) {
    return offsets[item];
  }

  /** Returns the size of the arena. */
  public long size() {
    return size;
  }

  /** Returns the largest sum of the sizes of items that are live at one time. */
  public long peak() {
    return peak;
  }

  /** Returns the largest sum of the sizes of items that are live at one time: the lower bound of any arena. */
  public static long peakOf(List<Item> items) {
    Integer[] starts = sorted(items.size(), Comparator.comparingInt(i -> items.get(i).first()));
    Integer[] ends = sorted(items.size(), Comparator.comparingInt(i -> items.get(i).last()));
    long live = 0;
    long peak = 0;
    int ended = 0;
    for (Integer start : starts) {
      while (items.get(ends[ended]).last() < items.get(start).first()) {
        live -= items.get(ends[ended++]).size();
      }
      live += items.get(start).size();
      peak = Math.max(peak, live);
    }
    return peak;
  }

  private static Integer[] sorted(int count, Comparator<Integer> order) {
    Integer[] numbers = IntStream.range(0, count).boxed().toArray(Integer[]::new);
    Arrays.sort(numbers, order);
    return numbers;
  }

  private void keepBest(long[] newOffsets) {
    long end = end(newOffsets);
    if (end < size) {
      size = end;
      offsets = newOffsets.clone();
    }
  }

  private long end(long[] placed) {
    long end = 0;
    for (int i = 0; i < placed.length; i++) {
      end = Math.max(end, placed[i] + items.get(i).size());
    }
    return end;
  }

  /** Places the items in the order of time, or against it; of those at the same time the largest first. */
  private void sweep(Comparator<Integer> byTime, boolean backward) {
    Integer[] starts = sorted(items.size(), byTime.thenComparing(i -> -items.get(i).size()));
    Integer[] ends = sorted(items.size(),
        Comparator.comparingInt(i -> backward ? -items.get(i).first() : items.get(i).last()));
    FreeBlocks free = new FreeBlocks();
    long[] placed = new long[items.size()];
    int ended = 0;
    for (Integer start : starts) {
      Item item = items.get(start);
      while (isOver(items.get(ends[ended]), item, backward)) {
        free.release(placed[ends[ended]], items.get(ends[ended]).size());
        ended++;
      }
      placed[start] = free.take(item.size(), item.alignment());
    }
    keepBest(placed);
  }

  private static boolean isOver(Item earlier, Item item, boolean backward) {
    return backward ? earlier.first() > item.last() : earlier.last() < item.first();
  }

  private void placeByOrders() {
    IntervalGraph graph = IntervalGraph.of(items, MAX_VISITS / 8);
    if (graph == null) {
      return;
    }
    long[] pressures = graph.sums(items);
    List<Comparator<Integer>> orders = List.of(
        Comparator.<Integer>comparingLong(i -> -pressures[i]).thenComparing(i -> -items.get(i).size()),
        Comparator.comparingLong(i -> -items.get(i).size()),
        Comparator.comparingDouble(i -> -(double) items.get(i).size() * length(i)),
        Comparator.comparingInt(i -> -length(i)),
        Comparator.comparingInt(i -> items.get(i).first()));
    Integer[] best = new Integer[0];
    for (Comparator<Integer> order : orders) {
      Integer[] numbers = sorted(items.size(), order.thenComparing(i -> i));
      long before = size;
      place(numbers, graph);
      best = size < before || best.length == 0 ? numbers : best;
      if (size == peak) {
        return;
      }
    }
    improveByFirst(best, graph);
    improveByChance(best, graph);
  }

  private int length(int item) {
    return items.get(item).last() - items.get(item).first() + 1;
  }

  private boolean canImprove(int round) {
    return size > peak && round < MAX_ROUNDS && visits < MAX_VISITS;
  }

  /** Moves the item that ends last to the front, in every round. */
  private void improveByFirst(Integer[] order, IntervalGraph graph) {
    Integer[] current = order.clone();
    for (int round = 0; canImprove(round); round++) {
      move(current, highest(current, place(current, graph)), 0);
    }
  }

  /** Moves the item that ends last to a random place before its own, unless the arena grows. */
  private void improveByChance(Integer[] order, IntervalGraph graph) {
    Random random = new Random(items.size());
    Integer[] current = order.clone();
    long[] placed = place(current, graph);
    for (int round = 0; canImprove(round); round++) {
      int position = highest(current, placed);
      int earlier = random.nextInt(position + 1);
      move(current, position, earlier);
      long[] changed = place(current, graph);
      if (end(changed) <= end(placed)) {
        placed = changed;
      } else {
        move(current, earlier, position);
      }
    }
  }

  private static void move(Integer[] order, int from, int to) {
    Integer item = order[from];
    if (to < from) {
      System.arraycopy(order, to, order, to + 1, from - to);
    } else {
      System.arraycopy(order, from + 1, order, from, to - from);
    }
    order[to] = item;
  }

  /** Returns the position in {@code order} of the item that ends last in the arena. */
  private int highest(Integer[] order, long[] placed) {
    int highest = 0;
    for (int i = 1; i < order.length; i++) {
      if (placed[order[i]] + items.get(order[i]).size()
          > placed[order[highest]] + items.get(order[highest]).size()) {
        highest = i;
      }
    }
    return highest;
  }

  /** Places the items in {@code order}, each at the lowest offset that is free during its life. */
  private long[] place(Integer[] order, IntervalGraph graph) {
    long[] placed = new long[items.size()];
    Arrays.fill(placed, -1);
    for (int item : order) {
      int first = graph.firstEdge(item);
      int last = graph.lastEdge(item);
      long[] starts = new long[last - first];
      long[] ends = new long[last - first];
      int count = 0;
      for (int edge = first; edge < last; edge++) {
        int neighbour = graph.target(edge);
        if (placed[neighbour] >= 0) {
          starts[count] = placed[neighbour];
          ends[count++] = placed[neighbour] + items.get(neighbour).size();
        }
      }
      visits += last - first;
      placed[item] = lowestOffset(items.get(item), starts, ends, count);
    }
    keepBest(placed);
    return placed;
  }

  /**
   * Returns the lowest offset outside of the taken intervals. Between two of them is a gap if as many end before it as
   * start before it, so starts and ends are sorted apart.
   */
  private static long lowestOffset(Item item, long[] starts, long[] ends, int count) {
    Arrays.sort(starts, 0, count);
    Arrays.sort(ends, 0, count);
    for (int i = 0; i < count; i++) {
      long gap = i == 0 ? 0 : align(ends[i - 1], item.alignment());
      if (starts[i] >= gap + item.size()) {
        return gap;
      }
    }
    return count == 0 ? 0 : align(ends[count - 1], item.alignment());
  }

  static long align(long offset, long alignment) {
    return (offset + alignment - 1) & -alignment;
  }
}

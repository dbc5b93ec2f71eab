// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The offsets of buffers in one arena. Buffers with overlapping lifetimes do not overlap in the arena, whose size is
 * the smallest of several heuristics. Minimizing the size is NP-hard ("dynamic storage allocation"). Its lower bound is
 * the {@linkplain #peak peak}, the largest sum of the sizes of buffers that are live simultaneously.
 *
 * <p>First two sweeps over time, forward and backward, place each buffer in the smallest free block ({@link
 * FreeBlocks}), in {@code n log n}. If both exceed the peak, a search with bounded work follows: {@link Skyline}. An
 * arena of the size of the peak is optimal; whether a larger one is optimal is unknown.
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

  private final List<Item> items;
  private final long peak;
  private long[] offsets = new long[0];
  private long size = Long.MAX_VALUE;

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
      plan.keepBest(Skyline.improve(items, plan.offsets, plan.size));
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

  /** Places the items in the order of time, or against it; the largest first among items of the same time. */
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

  static long align(long offset, long alignment) {
    return (offset + alignment - 1) & -alignment;
  }
}

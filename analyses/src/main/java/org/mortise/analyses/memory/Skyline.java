// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Searches offsets for the buffers of an arena by filling it repeatedly from below.
 *
 * <p>Time is divided into steps at the starts of lifetimes. Each step has a floor, below which nothing is placed any
 * more. A run takes the lowest line, a maximal sequence of steps with the same floor, and places on it the most urgent
 * item whose lifetime lies inside it. If there is none, the line is lifted to its lower neighbour; in some runs also at
 * random, as the smallest arena may require it. So each offset is at a floor, and space is wasted only where a line is
 * lifted. A step whose floor and remaining items exceed the best arena so far ends the run, since no later choice can
 * improve it. The urgency is one of four orders with random deviations, and grows for items that were live where
 * earlier runs have ended.
 *
 * <p>The steps are in groups with a common minimum, so that the lowest step is found in the square root of their
 * number. The search ends when the peak is reached, or after a fixed amount of work. The random numbers have a fixed
 * seed.
 */
final class Skyline {
  private static final long MAX_WORK = 100_000_000;
  private static final int MAX_RUNS = 20_000;
  /** The maximum number of runs for two items; for n items it is n * n / 4 times as many, up to {@link #MAX_RUNS}. */
  private static final long MAX_RUNS_OF_PAIR = 800;
  /** The number of runs that is worth a gain of less than a thousandth of the peak. */
  private static final int MIN_RUNS = 50;
  private static final int THOUSANDTH = 1000;
  private static final double DEVIATION = 0.5;
  private static final double GROWTH = 0.3;
  private static final double DECAY = 0.99;
  private static final int SKIP_ONE_OF = 20;
  private static final int GROUP = 64;
  private static final long NO_ITEMS = Long.MAX_VALUE / 4;
  private static final int NONE = -1;

  /** The orders in which items are urgent. */
  private enum Order {
    LENGTH, AREA, SIZE, LENGTH_AND_SIZE
  }

  private final int count;
  private final long[] sizes;
  private final long[] alignments;
  private final int[] firsts;
  private final int[] lasts;
  /** For each step the items that start there, and the total bytes of items that are live there. */
  private final int[][] starting;
  private final long[] totals;
  private final long peak;
  private final Random random;
  /** For each item the logarithm of the urgency added by earlier runs. */
  private final double[] weights;
  private final double[] urgencies;
  private final long[] offsets;
  private final boolean[] isPlaced;
  private final long[] floors;
  private final long[] remaining;
  private final long[] groupFloors;
  private long work;
  private long bestSize;
  private long[] best;

  private Skyline(List<ArenaPlan.Item> items, long[] offsets, long size) {
    count = items.size();
    sizes = items.stream().mapToLong(ArenaPlan.Item::size).toArray();
    alignments = items.stream().mapToLong(ArenaPlan.Item::alignment).toArray();
    int[] times = items.stream().mapToInt(ArenaPlan.Item::first).sorted().distinct().toArray();
    firsts = new int[count];
    lasts = new int[count];
    int[] startCounts = new int[times.length];
    totals = new long[times.length];
    for (int i = 0; i < count; i++) {
      firsts[i] = stepAt(times, items.get(i).first());
      lasts[i] = stepAt(times, items.get(i).last());
      startCounts[firsts[i]]++;
      totals[firsts[i]] += sizes[i];
      if (lasts[i] + 1 < times.length) {
        totals[lasts[i] + 1] -= sizes[i];
      }
    }
    starting = new int[times.length][];
    for (int i = 0; i < times.length; i++) {
      starting[i] = new int[startCounts[i]];
      totals[i] += i == 0 ? 0 : totals[i - 1];
    }
    for (int i = 0; i < count; i++) {
      starting[firsts[i]][--startCounts[firsts[i]]] = i;
    }
    peak = Arrays.stream(totals).max().orElse(0);
    random = new Random(count);
    weights = new double[count];
    urgencies = new double[count];
    this.offsets = new long[count];
    isPlaced = new boolean[count];
    floors = new long[times.length];
    remaining = new long[times.length];
    groupFloors = new long[(times.length + GROUP - 1) / GROUP];
    best = offsets;
    bestSize = size;
  }

  /** Returns the last step that begins at or before {@code time}. */
  private static int stepAt(int[] times, int time) {
    int found = Arrays.binarySearch(times, time);
    return found >= 0 ? found : -found - 2;
  }

  /** Returns offsets with a smaller end than {@code size}, the end of {@code offsets}, or these if none are found. */
  static long[] improve(List<ArenaPlan.Item> items, long[] offsets, long size) {
    Skyline skyline = new Skyline(items, offsets, size);
    skyline.search();
    return skyline.best;
  }

  private void search() {
    long maxRuns = Math.min(MAX_RUNS, MAX_RUNS_OF_PAIR * count * count / 4);
    for (int run = 0; run < maxRuns && work < MAX_WORK && !isGoodEnough(run); run++) {
      Order order = Order.values()[run % Order.values().length];
      double deviation = run < Order.values().length ? 0 : DEVIATION * random.nextDouble();
      for (int i = 0; i < count; i++) {
        urgencies[i] = urgency(i, order) * StrictMath.exp(deviation * random.nextGaussian() + weights[i]);
      }
      fill(run % 3 == 2);
    }
  }

  private boolean isGoodEnough(int runs) {
    return bestSize == peak || runs >= MIN_RUNS && bestSize <= peak + peak / THOUSANDTH;
  }

  private double urgency(int item, Order order) {
    double length = lasts[item] - firsts[item] + 1;
    return switch (order) {
      case LENGTH -> length + sizes[item] / (2.0 * peak);
      case AREA -> length * sizes[item];
      case SIZE -> sizes[item];
      case LENGTH_AND_SIZE -> length * Math.sqrt(sizes[item]);
    };
  }

  /**
   * Places all items, unless the arena would not be smaller than the best one.
   *
   * @param isVaried whether some lines are lifted although items would fit
   */
  private void fill(boolean isVaried) {
    Arrays.fill(isPlaced, false);
    System.arraycopy(totals, 0, remaining, 0, totals.length);
    for (int i = 0; i < floors.length; i++) {
      floors[i] = remaining[i] == 0 ? NO_ITEMS : 0;
    }
    updateGroups(0, floors.length - 1);
    work += 2L * count + floors.length;
    long end = 0;
    int left = count;
    while (left > 0 && work < MAX_WORK) {
      int first = lowestStep();
      int last = first;
      while (last + 1 < floors.length && floors[last + 1] == floors[first]) {
        last++;
      }
      boolean isSkipped = isVaried && random.nextInt(SKIP_ONE_OF) == 0 && lowestNeighbour(first, last) < NO_ITEMS;
      int item = isSkipped ? NONE : mostUrgent(first, last);
      if (item == NONE) {
        if (!lift(first, last)) {
          return;
        }
        continue;
      }
      end = Math.max(end, place(item));
      left--;
      if (end >= bestSize) {
        grow(firsts[item], lasts[item]);
        return;
      }
    }
    if (left == 0) {
      best = offsets.clone();
      bestSize = end;
    }
  }

  private int lowestStep() {
    int group = 0;
    for (int i = 1; i < groupFloors.length; i++) {
      group = groupFloors[i] < groupFloors[group] ? i : group;
    }
    int step = group * GROUP;
    while (floors[step] != groupFloors[group]) {
      step++;
    }
    work += groupFloors.length + GROUP / 2;
    return step;
  }

  /** Returns the most urgent item that lives only in the steps, or {@link #NONE}. */
  private int mostUrgent(int first, int last) {
    int found = NONE;
    for (int step = first; step <= last; step++) {
      for (int item : starting[step]) {
        if (!isPlaced[item] && lasts[item] <= last && (found == NONE || urgencies[item] > urgencies[found])) {
          found = item;
        }
      }
      work += 1 + starting[step].length;
    }
    return found;
  }

  /** Places the item on the floor of its steps. Returns its end. */
  private long place(int item) {
    offsets[item] = ArenaPlan.align(floors[firsts[item]], alignments[item]);
    isPlaced[item] = true;
    long end = offsets[item] + sizes[item];
    for (int step = firsts[item]; step <= lasts[item]; step++) {
      remaining[step] -= sizes[item];
      floors[step] = remaining[step] == 0 ? NO_ITEMS : end;
    }
    updateGroups(firsts[item], lasts[item]);
    return end;
  }

  private long lowestNeighbour(int first, int last) {
    long before = first == 0 ? NO_ITEMS : floors[first - 1];
    long after = last + 1 == floors.length ? NO_ITEMS : floors[last + 1];
    return Math.min(before, after);
  }

  /** Lifts a line to its lower neighbour. Returns false if its remaining items no longer fit. */
  private boolean lift(int first, int last) {
    long floor = lowestNeighbour(first, last);
    for (int step = first; step <= last; step++) {
      floors[step] = floor;
      if (floor + remaining[step] >= bestSize) {
        grow(step, step);
        return false;
      }
    }
    updateGroups(first, last);
    return true;
  }

  private void updateGroups(int first, int last) {
    for (int group = first / GROUP; group <= last / GROUP; group++) {
      long lowest = NO_ITEMS;
      int end = Math.min(floors.length, (group + 1) * GROUP);
      for (int step = group * GROUP; step < end; step++) {
        lowest = Math.min(lowest, floors[step]);
      }
      groupFloors[group] = lowest;
      work += GROUP / 2;
    }
  }

  /** Increases the urgency of items that are live between two steps, and decreases all others. */
  private void grow(int first, int last) {
    for (int i = 0; i < count; i++) {
      boolean isLive = firsts[i] <= last && lasts[i] >= first;
      weights[i] = weights[i] * DECAY + (isLive ? GROWTH * random.nextDouble() : 0);
    }
    work += count;
  }
}

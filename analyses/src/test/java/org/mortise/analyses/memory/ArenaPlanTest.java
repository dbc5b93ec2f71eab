// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArenaPlanTest {
  /** Random buffers as in straight-line code: about {@code live} are live at once. */
  static List<ArenaPlan.Item> items(long seed, int count, int live, boolean isPowerOfTwo) {
    Random random = new Random(seed);
    List<ArenaPlan.Item> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int length = 1 + random.nextInt(random.nextInt(10) == 0 ? 10 * live : 2 * live);
      long size = isPowerOfTwo ? 64L << random.nextInt(12) : 4L * (1 + random.nextInt(50_000));
      items.add(new ArenaPlan.Item(size, i, i + length, 4L << random.nextInt(5)));
    }
    return items;
  }

  private static void assertApart(List<ArenaPlan.Item> items, ArenaPlan plan) {
    int overlaps = 0;
    for (int i = 0; i < items.size(); i++) {
      ArenaPlan.Item item = items.get(i);
      assertThat(plan.offset(i) % item.alignment()).isZero();
      assertThat(plan.offset(i) + item.size()).isLessThanOrEqualTo(plan.size());
      for (int k = 0; k < i; k++) {
        ArenaPlan.Item other = items.get(k);
        boolean areLive = item.first() <= other.last() && other.first() <= item.last();
        boolean overlap = plan.offset(i) < plan.offset(k) + other.size()
            && plan.offset(k) < plan.offset(i) + item.size();
        overlaps += areLive && overlap ? 1 : 0;
      }
    }
    assertThat(overlaps).isZero();
  }

  @ParameterizedTest
  @CsvSource({"20, 4, true", "20, 4, false", "300, 8, true", "300, 8, false", "1000, 30, false"})
  void of_randomItems_keepsLiveItemsApart(int count, int live, boolean isPowerOfTwo) {
    for (long seed = 0; seed < 5; seed++) {
      List<ArenaPlan.Item> items = items(seed, count, live, isPowerOfTwo);

      assertApart(items, ArenaPlan.of(items));
    }
  }

  /** Sizes as of models, which repeat. */
  @ParameterizedTest
  @CsvSource({"50, 2", "200, 4", "400, 8", "1000, 2", "1000, 30"})
  void of_powersOfTwo_isPeakButForThousandths(int count, int live) {
    for (long seed = 0; seed < 3; seed++) {
      ArenaPlan plan = ArenaPlan.of(items(seed, count, live, true));

      assertThat(plan.size()).isLessThanOrEqualTo(plan.peak() * 1004 / 1000);
    }
  }

  /** Distinct sizes are the worst case: even the smallest arena may be larger than the peak. */
  @ParameterizedTest
  @CsvSource({"20, 4, 2", "100, 4, 2", "100, 8, 2", "300, 8, 2", "1000, 30, 8"})
  void of_sizesWithoutOrder_isNearPeak(int count, int live, int percent) {
    for (long seed = 0; seed < 5; seed++) {
      ArenaPlan plan = ArenaPlan.of(items(seed, count, live, false));

      assertThat(plan.size()).isLessThanOrEqualTo(plan.peak() * (100 + percent) / 100);
    }
  }

  /** Exhaustive: in some order, placing each item at its lowest offset gives the smallest arena. */
  private static long smallest(
      List<ArenaPlan.Item> items, int[] order, int fixed, long[] offsets, long end, long best) {
    if (end >= best) {
      return best;
    }
    if (fixed == order.length) {
      return end;
    }
    long found = best;
    for (int i = fixed; i < order.length; i++) {
      int item = order[i];
      order[i] = order[fixed];
      order[fixed] = item;
      offsets[item] = lowest(items, order, fixed, offsets);
      long newEnd = Math.max(end, offsets[item] + items.get(item).size());
      found = smallest(items, order, fixed + 1, offsets, newEnd, found);
      order[fixed] = order[i];
      order[i] = item;
    }
    return found;
  }

  private static long lowest(List<ArenaPlan.Item> items, int[] order, int fixed, long[] offsets) {
    ArenaPlan.Item item = items.get(order[fixed]);
    long offset = 0;
    for (int i = 0; i < fixed; i++) {
      ArenaPlan.Item other = items.get(order[i]);
      boolean areLive = item.first() <= other.last() && other.first() <= item.last();
      if (areLive && offset < offsets[order[i]] + other.size() && offsets[order[i]] < offset + item.size()) {
        offset = ArenaPlan.align(offsets[order[i]] + other.size(), item.alignment());
        i = -1;
      }
    }
    return offset;
  }

  @Test
  void of_fewItems_isOptimal() {
    int abovePeak = 0;
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      List<ArenaPlan.Item> items = new ArrayList<>();
      for (int i = 0; i < 7; i++) {
        int first = random.nextInt(8);
        items.add(new ArenaPlan.Item(1 + random.nextInt(9), first, first + random.nextInt(5), 1 << random.nextInt(2)));
      }
      ArenaPlan plan = ArenaPlan.of(items);
      long optimum = smallest(items, IntStream.range(0, 7).toArray(), 0, new long[7], 0, Long.MAX_VALUE);

      assertThat(plan.size()).as("seed %d", seed).isEqualTo(optimum);
      abovePeak += optimum > plan.peak() ? 1 : 0;
    }
    assertThat(abovePeak).as("instances whose optimum is above the peak").isPositive();
  }

  @Test
  void of_chain_isPeak() {
    List<ArenaPlan.Item> items = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      items.add(new ArenaPlan.Item(4L * (1 + i % 977), i, i + 1, 4));
    }

    ArenaPlan plan = ArenaPlan.of(items);

    assertThat(plan.size()).isLessThanOrEqualTo(plan.peak() + plan.peak() / 50);
  }

  @Test
  void of_alignments_areKept() {
    List<ArenaPlan.Item> items = List.of(new ArenaPlan.Item(1, 0, 3, 1), new ArenaPlan.Item(8, 1, 3, 64));

    ArenaPlan plan = ArenaPlan.of(items);

    assertThat(plan.size()).isLessThanOrEqualTo(72);
    assertApart(items, plan);
  }
}

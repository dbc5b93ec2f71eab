// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArenaPlanTest {
  /** Random buffers as in straight-line code: about {@code live} are live at once. */
  private static List<ArenaPlan.Item> items(long seed, int count, int live, boolean isPowerOfTwo) {
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
  @CsvSource({"50, 2", "200, 4", "400, 8", "1000, 2"})
  void of_powersOfTwo_isNearPeak(int count, int live) {
    double sum = 0;
    for (long seed = 0; seed < 10; seed++) {
      ArenaPlan plan = ArenaPlan.of(items(seed, count, live, true));
      sum += plan.size() / (double) plan.peak();
    }

    assertThat(sum / 10).isLessThan(1.01);
  }

  /** Sizes that never repeat are the worst case: the smallest arena may be larger than the peak, too. */
  @ParameterizedTest
  @CsvSource({"20, 4", "300, 8", "1000, 30"})
  void of_sizesWithoutOrder_isBelowFiveFourths(int count, int live) {
    for (long seed = 0; seed < 10; seed++) {
      ArenaPlan plan = ArenaPlan.of(items(seed, count, live, false));

      assertThat(plan.size()).isLessThan(plan.peak() * 5 / 4);
    }
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

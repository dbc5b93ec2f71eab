// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.execution.MemoryCurve;

class LiveMemoryTest {
  private final LiveMemory memory = new LiveMemory();

  @Test
  void until_nothingAllocated_isZero() {
    assertThat(memory.until(2)).isEqualTo(new MemoryCurve(1, List.of(0L, 0L, 0L)));
  }

  @Test
  void until_shortRun_hasAnIntervalForEachOperation() {
    memory.change(1, 8);
    memory.change(3, 4);
    memory.change(3, -8);
    assertThat(memory.until(4).peaks()).containsExactly(0L, 8L, 8L, 12L, 4L);
  }

  @Test
  void until_twiceTheIntervals_halvesTheirNumber() {
    memory.change(63, 8);
    memory.change(64, -8);
    MemoryCurve curve = memory.until(64);
    assertThat(curve.interval()).isEqualTo(2);
    assertThat(curve.peaks()).hasSize(33).endsWith(0L, 8L, 8L); // those of 60 and 61, of 62 and 63, and of 64
  }

  /** Compares the record with one that stores the bytes at each time. */
  @Test
  void until_randomChanges_hasTheExactPeakOfEachInterval() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      LiveMemory recorded = new LiveMemory();
      long[] most = new long[1 + random.nextInt(5000)];
      long bytes = 0;
      for (int time = 0; time < most.length; time++) {
        most[time] = bytes;
        while (random.nextInt(7) == 0) {
          long added = bytes > 0 && random.nextBoolean() ? -random.nextInt((int) bytes + 1) : random.nextInt(100);
          recorded.change(time, added);
          bytes += added;
          most[time] = Math.max(most[time], bytes);
        }
      }
      MemoryCurve curve = recorded.until(most.length - 1);
      assertThat(curve.peaks()).hasSizeLessThanOrEqualTo(MemoryCurve.MOST_INTERVALS);
      int length = (int) curve.interval();
      for (int i = 0; i < curve.peaks().size(); i++) {
        int end = Math.min(most.length, (i + 1) * length);
        assertThat(curve.peaks().get(i)).isEqualTo(Arrays.stream(most, i * length, end).max().getAsLong());
      }
      assertThat((curve.peaks().size() - 1L) * length).isLessThan(most.length);
    }
  }

  @Test
  void until_veryLongRun_staysSmall() {
    memory.change(5, 16);
    memory.change(Long.MAX_VALUE - 1, -16);
    MemoryCurve curve = memory.until(Long.MAX_VALUE - 1);
    assertThat(curve.peaks()).hasSize(MemoryCurve.MOST_INTERVALS).containsOnly(16L);
    assertThat(curve.peak()).isEqualTo(16);
  }
}

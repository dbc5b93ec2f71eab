// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ParallelTest {
  /** Felix's class loaders may retain the threads, which on Java 19 and newer retain their tasks. */
  @Test
  void forEach_threadsStayReferenced_workIsReleased() throws Exception {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();

    WeakReference<?> element = work(threads);

    for (int i = 0; i < 500 && element.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(threads).hasSize(2);
    assertThat(element.get()).isNull();
  }

  private static WeakReference<?> work(Set<Thread> threads) {
    List<Object> elements = new ArrayList<>(List.of(new Object(), new Object()));
    CyclicBarrier together = new CyclicBarrier(2);
    Parallel.forEach(elements, 2, () -> (element, index) -> {
      threads.add(Thread.currentThread());
      try {
        together.await();
      } catch (Exception broken) {
        throw new IllegalStateException(broken);
      }
    });
    return new WeakReference<>(elements.get(0));
  }

  @Test
  void forEach_severalExceptions_throwsExceptionOfFirstElement() {
    List<Integer> elements = IntStream.range(0, 1000).boxed().toList();
    for (int threads = 1; threads <= 4; threads++) {
      int count = threads;
      assertThatThrownBy(() -> Parallel.forEach(elements, count, () -> (element, index) -> {
        if (element % 3 == 2) {
          throw new IllegalArgumentException("element " + element);
        }
      })).as("%d threads", threads).isInstanceOf(IllegalArgumentException.class).hasMessage("element 2");
    }
  }

  @Test
  void forEach_anyNumberOfThreads_processesEachElementOnce() {
    for (int threads = 1; threads <= 4; threads++) {
      AtomicIntegerArray times = new AtomicIntegerArray(1001);
      Parallel.forEach(IntStream.range(0, 1001).boxed().toList(), threads,
          () -> (element, index) -> times.addAndGet(index, element == index ? 1 : 1000));
      assertThat(times.toString()).doesNotContain("0").doesNotContain("2");
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;

class ParallelTest {
  /** Felix's class loaders may keep the threads; on Java 19 and newer these keep their tasks. */
  @Test
  void map_threadsStayReferenced_workIsReleased() throws Exception {
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
    Parallel.map(elements, 2, (element, index) -> {
      threads.add(Thread.currentThread());
      try {
        return together.await();
      } catch (Exception broken) {
        throw new IllegalStateException(broken);
      }
    });
    return new WeakReference<>(elements.get(0));
  }
}

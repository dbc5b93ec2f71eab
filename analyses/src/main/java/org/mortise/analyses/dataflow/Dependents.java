// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The tasks that looked up a fact, which are scheduled when it changes.
 *
 * @param <K> the keys of the facts
 */
final class Dependents<K> {
  private final Map<K, Set<Task>> tasks = new HashMap<>();

  void add(K key, Task task) {
    tasks.computeIfAbsent(key, added -> new LinkedHashSet<>(2)).add(task.dependent());
  }

  void schedule(K key, Worklist worklist) {
    Set<Task> waiting = tasks.isEmpty() ? null : tasks.get(key);
    if (waiting == null) {
      return;
    }
    for (Task task : waiting) {
      worklist.schedule(task);
    }
  }

  void forEach(K key, Consumer<Task> action) {
    tasks.getOrDefault(key, Set.of()).forEach(action);
  }

  /** Calls {@code action} for each task that depends on a fact. */
  void forEach(Consumer<Task> action) {
    for (Set<Task> dependent : tasks.values()) {
      dependent.forEach(action);
    }
  }
}

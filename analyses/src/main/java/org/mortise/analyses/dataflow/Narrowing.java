// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The descending phase of a solver: recomputes widened facts, and the facts that depend on them, from valid facts.
 *
 * <p>Sound in any order: at the start all facts are valid. A replaced fact is derived by transfer functions from valid
 * facts, so it is valid, too. It terminates, because each fact may change only a limited number of times. Executable
 * code is not revised.
 */
final class Narrowing {
  /** A fact and, for contributions, their source. */
  private record Place<K, E>(Facts<K, E> facts, K key, Object source) {
    boolean replace(E element) {
      return facts.replace(key, element, source);
    }

    void recompute() {
      facts.recompute(key);
    }

    /** The fact without the source. */
    Place<K, E> fact() {
      return new Place<>(facts, key, Facts.SOLE);
    }
  }

  private final Worklist worklist;
  /** The facts to recompute. */
  private final Set<Place<?, ?>> pending = new LinkedHashSet<>();
  /** The contributions of the running task, which may contribute to a fact several times. */
  private final Map<Place<?, ?>, Object> ofTask = new LinkedHashMap<>();

  Narrowing(Worklist worklist) {
    this.worklist = worklist;
  }

  <K> void addWidened(Facts<K, ?> facts, K key) {
    pending.add(new Place<>(facts, key, Facts.SOLE));
  }

  <K, E> void contribute(Facts<K, E> facts, K key, E element, Object source) {
    Place<K, E> place = new Place<>(facts, key, source);
    if (worklist.current() == null) {
      replace(place, element);
      return;
    }
    @SuppressWarnings("unchecked") // the elements of a place are those of its facts
    E before = (E) ofTask.get(place);
    ofTask.put(place, before == null ? element : facts.analysis().join(before, element));
  }

  private <K, E> void replace(Place<K, E> place, E element) {
    if (place.replace(element)) {
      pending.add(place.fact());
    }
  }

  /** Runs to the end. */
  void run(Runnable afterStep) {
    while (true) {
      while (worklist.step()) {
        replaceContributionsOfTask();
        afterStep.run();
      }
      if (pending.isEmpty()) {
        return;
      }
      // Each outdated fact is computed once for all its changed contributions.
      List<Place<?, ?>> outdated = List.copyOf(pending);
      pending.clear();
      for (Place<?, ?> place : outdated) {
        place.recompute();
      }
    }
  }

  @SuppressWarnings("unchecked") // the elements of a place are those of its facts
  private void replaceContributionsOfTask() {
    for (Map.Entry<Place<?, ?>, Object> entry : ofTask.entrySet()) {
      replace((Place<Object, Object>) entry.getKey(), entry.getValue());
    }
    ofTask.clear();
  }
}

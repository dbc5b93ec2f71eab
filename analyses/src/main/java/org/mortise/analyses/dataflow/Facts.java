// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.logging.LogComponent;
import org.slf4j.Logger;

/**
 * The facts of one kind, such as the elements of values, that an analysis has about an {@link Activation}: a lattice
 * element per key, the tasks that depend on it and, if the solver widens, its {@link FactHistory}.
 *
 * <p>In the ascending phase an element grows by joining the contributions of its sources. In the descending phase a
 * source replaces its contribution, and the element is computed again from all contributions.
 *
 * @param <K> the keys: values or program points
 * @param <E> the elements of the lattice
 */
final class Facts<K, E> {
  private static final Logger LOG = LogComponent.DATAFLOW.logger();
  /** The source of a fact with a single source, such as the result of an ordinary operation. */
  static final Object SOLE = new Object();

  private final LatticeAnalysis<E> analysis;
  private final DataFlowSolver solver;
  private final Predicate<? super K> isHead;
  private final Consumer<K> propagation;
  private final Map<K, E> elements = new HashMap<>();
  private final Dependents<K> dependents = new Dependents<>();
  private final @Nullable Map<K, FactHistory<E>> histories;

  /**
   * Creates an empty collection of facts.
   *
   * @param isHead whether the key is a point at which cycles are cut, so that its fact must be widened
   * @param propagation continues after the fact of a key has changed
   */
  Facts(LatticeAnalysis<E> analysis, Predicate<? super K> isHead, Consumer<K> propagation) {
    this.analysis = analysis;
    this.solver = analysis.solver();
    this.isHead = isHead;
    this.propagation = propagation;
    this.histories = solver.widens() ? new HashMap<>() : null;
  }

  LatticeAnalysis<E> analysis() {
    return analysis;
  }

  /** Returns the element; null if nothing is known yet. */
  @Nullable E get(K key) {
    return elements.get(key);
  }

  /** Returns the element, and adds a dependency of {@code task}, unless null. */
  @Nullable E read(K key, @Nullable Task task) {
    if (task != null) {
      dependents.add(key, task);
    }
    return elements.get(key);
  }

  Dependents<K> dependents() {
    return dependents;
  }

  void propagate(K key) {
    propagation.accept(key);
  }

  /** Adds the contribution of {@code source} to the fact of {@code key}; null adds nothing. */
  void contribute(K key, @Nullable E element, Object source) {
    if (element == null) {
      return;
    }
    if (solver.narrowing() != null && elements.containsKey(key)) {
      solver.narrowing().contribute(this, key, element, source);
      return;
    }
    E old = elements.get(key);
    E joined = old == null ? element : analysis.join(old, element);
    if (histories != null) {
      record(key, old, element, source);
    }
    if (old == null) {
      put(key, joined);
    } else if (!joined.equals(old)) {
      grow(key, old, joined);
    }
  }

  private void grow(K key, E old, E joined) {
    if (histories == null) {
      put(key, joined);
      return;
    }
    FactHistory<E> history = history(key);
    if (analysis.widens() && history.mustWiden(isHead.test(key))) {
      if (history.setWidened()) {
        solver.addWidened(this, key);
      }
      E widened = analysis.widen(old, joined);
      if (LOG.isDebugEnabled()) {
        LOG.debug("{} widened {} to {}", analysis.getClass().getSimpleName(), old, widened);
      }
      put(key, widened);
    } else {
      put(key, joined);
    }
  }

  private void put(K key, E element) {
    elements.put(key, element);
    solver.worklist().addChange(this, key);
    dependents.schedule(key, solver.worklist());
  }

  // ---- contributions ------------------------------------------------------------------------------------------------

  private FactHistory<E> history(K key) {
    return histories.computeIfAbsent(key, added -> new FactHistory<>());
  }

  private void record(K key, @Nullable E old, E element, Object source) {
    if (source == SOLE) {
      FactHistory<E> history = histories.get(key);
      if (history != null && history.hasContributions()) {
        history.contribute(SOLE, element, analysis);
      }
      return;
    }
    FactHistory<E> history = history(key);
    if (old != null && !history.hasContributions()) {
      history.contribute(SOLE, old, analysis);
    }
    history.contribute(source, element, analysis);
  }

  // ---- narrowing ----------------------------------------------------------------------------------------------------

  /** Replaces the contribution of {@code source}. Returns whether the fact of the key has to be {@link #recompute}d. */
  boolean replace(K key, E element, Object source) {
    FactHistory<E> history = histories.get(key);
    if (source == SOLE && (history == null || !history.hasContributions())) {
      lower(key, element);
      return false;
    }
    return history(key).replace(source, element);
  }

  /** Computes the fact of {@code key} from the contributions of its sources. */
  void recompute(K key) {
    E joined = histories.get(key).joinContributions(analysis);
    if (joined != null) {
      lower(key, joined);
    }
  }

  private void lower(K key, E recomputed) {
    E old = elements.get(key);
    FactHistory<E> history = history(key);
    E lower = history.isWidened() ? analysis.narrow(old, recomputed) : recomputed;
    if (!lower.equals(old) && history.mayDescend()) {
      put(key, lower);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The contributions to a fact by source, and its number of changes. Kept only if the solver widens.
 *
 * @param <E> the elements of the lattice
 */
final class FactHistory<E> {
  /**
   * Growths of a fact at a loop head before it is widened. Loops with very few iterations are computed exactly; more
   * growths cost time for each loop.
   */
  private static final int HEAD_GROWTHS = 4;
  /**
   * Growths of any other fact before it is widened. Heads do not cut cycles made by lookups or in graph regions, so
   * this limit ensures termination. Facts of a loop follow its head, which is widened first in nests of less than 16
   * loops.
   */
  private static final int ANY_GROWTHS = 64;
  /** Maximum number of descents of a fact. A few suffice for bounds to reach the facts derived from them. */
  private static final int DESCENTS = 4;

  private @Nullable Map<Object, E> contributions;
  private int growths;
  private int descents;
  private boolean widened;

  /** Counts a growth. Returns whether the fact must be widened. */
  boolean mustWiden(boolean isHead) {
    growths++;
    return growths > (isHead ? HEAD_GROWTHS : ANY_GROWTHS);
  }

  /** Marks the fact as widened. Returns whether this is the first widening. */
  boolean setWidened() {
    boolean isFirst = !widened;
    widened = true;
    return isFirst;
  }

  boolean isWidened() {
    return widened;
  }

  /** Counts a descent. Returns whether the limit is not exceeded. */
  boolean mayDescend() {
    return ++descents <= DESCENTS;
  }

  boolean hasContributions() {
    return contributions != null;
  }

  /** Joins {@code element} to the contribution of {@code source}. */
  void contribute(Object source, E element, LatticeAnalysis<E> analysis) {
    if (contributions == null) {
      contributions = new LinkedHashMap<>(4);
    }
    E old = contributions.get(source);
    contributions.put(source, old == null ? element : analysis.join(old, element));
  }

  /** Replaces the contribution of {@code source}. Returns whether it has changed. */
  boolean replace(Object source, E element) {
    if (contributions == null) {
      contributions = new LinkedHashMap<>(4);
    }
    return !element.equals(contributions.put(source, element));
  }

  @Nullable E joinContributions(LatticeAnalysis<E> analysis) {
    E joined = null;
    if (contributions != null) {
      for (E element : contributions.values()) {
        joined = analysis.joinNullable(joined, element);
      }
    }
    return joined;
  }
}

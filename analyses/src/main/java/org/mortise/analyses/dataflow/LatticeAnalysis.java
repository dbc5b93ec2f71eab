// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/**
 * The lattice of an analysis: its elements and operations. Extend one of the subclasses in this package.
 *
 * <p>An element of the lattice is an immutable object that is compared by {@code equals}. The least element is null:
 * the fact is not known yet, perhaps because the code is never executed. Null never takes part in a {@link #join}.
 *
 * @param <E> the elements of the lattice
 */
public abstract class LatticeAnalysis<E> extends DataFlowAnalysis {
  LatticeAnalysis() {}

  /**
   * Returns the least upper bound of two elements. Must be idempotent, commutative and associative. Unless the analysis
   * {@link #widens}, ascending chains must be finite, and should be short.
   */
  protected abstract E join(E a, E b);

  /**
   * Returns whether this analysis defines {@link #widen} because ascending chains of its lattice are infinite or long.
   * Solvers of analyses that do not widen do not pay for widening.
   */
  protected boolean widens() {
    return false;
  }

  /**
   * Returns an upper bound of {@code joined}, so chosen that repeated widening ends after few steps: for example the
   * interval without the bound that has just grown. Applied to facts at loop heads and at the entries and returns of
   * recursive callables, and to any fact that grows too often.
   *
   * @param before the element so far
   * @param joined the join of {@code before} and new elements, which is not equal to {@code before}
   */
  protected E widen(E before, E joined) {
    return joined;
  }

  /**
   * Returns an element between {@code recomputed} and {@code widened}. Applied to widened facts when a fixed point is
   * reached, a limited number of times. The default keeps the widened element.
   *
   * @param widened the element so far
   * @param recomputed the element derived from the present facts, without {@code widened} itself
   */
  protected E narrow(E widened, E recomputed) {
    return widened;
  }

  /**
   * Returns {@code element} as annotated programs and graphs show it. The default is a string: its text, or
   * {@code "none"} for null.
   *
   * @param element an element that the analysis has found for executable code; null if it has found none
   */
  protected Attribute show(Context context, @Nullable E element) {
    return StringAttr.of(context, element == null ? "none" : element.toString());
  }

  /** Returns the join of two elements that may be null. */
  final @Nullable E joinNullable(@Nullable E a, @Nullable E b) {
    return a == null ? b : b == null ? a : join(a, b);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Checks that the lattice and the transfer functions of an analysis obey the laws that the solver relies on. For tests
 * of analyses; needs no test framework. Elements are ordered by {@code join}: {@code a <= b} if {@code join(a, b)}
 * equals {@code b}. Each method throws an {@link AssertionError} that names the law and the elements that break it.
 */
public final class LatticeLaws {
  /** Number of changes of an element by widening after which widening counts as endless. */
  private static final int MOST_WIDENINGS = 100;

  private LatticeLaws() {}

  /**
   * Checks that {@code join} is idempotent, commutative and associative, that {@code widen} returns an upper bound and
   * ends, and that {@code narrow} returns an element between its arguments. Cubic in the number of samples.
   *
   * @param samples elements, including the least and the greatest that the analysis creates
   */
  public static <E> void check(LatticeAnalysis<E> analysis, Collection<? extends E> samples) {
    for (E a : samples) {
      require(analysis.join(a, a).equals(a), "join is not idempotent: join(a, a) = %s for a = %s",
          analysis.join(a, a), a);
      for (E b : samples) {
        checkPair(analysis, a, b);
        for (E c : samples) {
          E left = analysis.join(analysis.join(a, b), c);
          E right = analysis.join(a, analysis.join(b, c));
          require(left.equals(right),
              "join is not associative: join(join(a, b), c) = %s, join(a, join(b, c)) = %s for a = %s, b = %s, c = %s",
              left, right, a, b, c);
        }
      }
      if (analysis.widens()) {
        checkWideningEnds(analysis, a, samples);
      }
    }
  }

  private static <E> void checkPair(LatticeAnalysis<E> analysis, E a, E b) {
    E joined = analysis.join(a, b);
    E reversed = analysis.join(b, a);
    require(joined.equals(reversed), "join is not commutative: join(a, b) = %s, join(b, a) = %s for a = %s, b = %s",
        joined, reversed, a, b);
    require(joined.hashCode() == reversed.hashCode(), "equal elements have different hash codes: %s", joined);
    if (!joined.equals(a)) {
      E widened = analysis.widen(a, joined);
      require(isBelow(analysis, joined, widened),
          "widen is not an upper bound: widen(before, joined) = %s for before = %s, joined = %s", widened, a, joined);
    }
    E narrowed = analysis.narrow(joined, a);
    require(isBelow(analysis, a, narrowed) && isBelow(analysis, narrowed, joined),
        "narrow is not between its arguments: narrow(widened, recomputed) = %s for widened = %s, recomputed = %s",
        narrowed, joined, a);
  }

  private static <E> void checkWideningEnds(LatticeAnalysis<E> analysis, E start, Collection<? extends E> samples) {
    E element = start;
    int changes = 0;
    for (boolean grows = true; grows; ) {
      grows = false;
      for (E sample : samples) {
        E joined = analysis.join(element, sample);
        if (!joined.equals(element)) {
          E widened = analysis.widen(element, joined);
          grows |= !widened.equals(element);
          element = widened;
          require(++changes < MOST_WIDENINGS, "widening does not end: from %s to %s after %s changes", start, element,
              changes);
        }
      }
    }
  }

  /**
   * Checks that the transfer function of {@code op} is monotone: for larger elements of the operands it sets larger
   * elements. Elements of operands are chosen at random from {@code samples} and null, and joined.
   *
   * @param analysis an analysis that is not loaded into a running solver
   * @param rounds the number of pairs of inputs to compare
   */
  public static <E> void checkTransfer(
      SparseForwardAnalysis<E> analysis, Operation op, List<? extends E> samples, Random random, int rounds) {
    if (!analysis.isLoaded()) {
      Operation root = op;
      while (root.parentOp() != null) {
        root = root.parentOp();
      }
      new DataFlowSolver(root).load(analysis);
    }
    for (int round = 0; round < rounds; round++) {
      List<@Nullable E> low = new ArrayList<>();
      List<@Nullable E> high = new ArrayList<>();
      for (int i = 0; i < op.operandCount(); i++) {
        E element = random.nextInt(8) == 0 ? null : samples.get(random.nextInt(samples.size()));
        low.add(element);
        high.add(random.nextBoolean() ? element
            : analysis.joinNullable(element, samples.get(random.nextInt(samples.size()))));
      }
      compare(analysis, op, low, high);
    }
  }

  private static <E> void compare(
      SparseForwardAnalysis<E> analysis, Operation op, List<@Nullable E> low, List<@Nullable E> high) {
    Map<Value, @Nullable E> lower = analysis.capture(() -> analysis.visitOperation(op, low));
    Map<Value, @Nullable E> higher = analysis.capture(() -> analysis.visitOperation(op, high));
    for (Map.Entry<Value, @Nullable E> entry : lower.entrySet()) {
      E below = entry.getValue();
      E above = higher.get(entry.getKey());
      require(below == null || above != null && isBelow(analysis, below, above),
          "the transfer of '%s' is not monotone: it sets %s for the operands %s, but %s for %s",
          op.name().name(), below, low, above, high);
    }
  }

  private static <E> boolean isBelow(LatticeAnalysis<E> analysis, E low, E high) {
    return analysis.join(low, high).equals(high);
  }

  private static void require(boolean holds, String message, @Nullable Object... elements) {
    if (!holds) {
      throw new AssertionError(String.format(message, elements));
    }
  }
}

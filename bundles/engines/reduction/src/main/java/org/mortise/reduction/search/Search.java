// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.reduction.step.ReductionStep;

/**
 * Delta debugging with steps on operations: a step is tried at all its sites together, then at halves of them, quarters
 * and so on (A. Zeller, R. Hildebrandt, Simplifying and Isolating Failure-Inducing Input, IEEE Transactions on Software
 * Engineering 28, 2002). Only programs of the given form that are smaller than the best program so far are tested. Ends
 * when no step at any site gives a smaller interesting program, or when the oracle is exhausted.
 *
 * <p>The number of tests is about {@code m log(n / m)} for {@code n} sites of which {@code m} are needed, for each
 * step. The result does not depend on how many tests run at once.
 */
public final class Search {
  private record Trial(int from, Candidate candidate) {}

  private final ProgramForm form;
  private final Oracle oracle;
  private final List<ReductionStep> steps;
  private final BiConsumer<String, Candidate> progress;
  /** For each step the best program at which it found nothing, so that it is not tried there again. */
  private final Map<ReductionStep, Candidate> finished = new IdentityHashMap<>();
  private Candidate best;

  /**
   * Creates a search.
   *
   * @param start an interesting program
   * @param progress is called with each better program and the title of the step that led to it
   */
  public Search(ProgramForm form, Oracle oracle, List<ReductionStep> steps, Candidate start,
      BiConsumer<String, Candidate> progress) {
    this.form = form;
    this.oracle = oracle;
    this.steps = steps;
    this.best = start;
    this.progress = progress;
  }

  /** Returns the smallest interesting program found. */
  public Candidate run() {
    Candidate before;
    do {
      before = best;
      for (ReductionStep step : steps) {
        if (finished.get(step) != best) {
          take(step);
          finished.put(step, best);
        }
      }
      shrinkShapes();
    } while (best != before && !oracle.isExhausted());
    return best;
  }

  /** Takes the step at all sites together, then at halves, and so on; late sites first, since users come last. */
  private void take(ReductionStep step) {
    int sites = step.sites(best.module());
    int chunk = step.reach() == ReductionStep.Reach.ONE_PLACE ? Math.min(1, sites) : sites;
    for (; chunk > 0 && !oracle.isExhausted(); chunk /= 2) {
      int end = step.sites(best.module()); // of the best program now, which may have fewer
      while (end > 0 && !oracle.isExhausted()) {
        end = tryBefore(step, end, chunk);
      }
    }
  }

  /** Tries chunks of sites before {@code end}, as many as tests run at once; returns the end of the next chunks. */
  private int tryBefore(ReductionStep step, int end, int chunk) {
    List<Trial> trials = new ArrayList<>(oracle.jobs());
    int at = end;
    while (at > 0 && trials.size() < oracle.jobs()) {
      int from = Math.max(0, at - chunk);
      Candidate candidate = candidate(step, from, at);
      if (candidate != null) {
        trials.add(new Trial(from, candidate));
      }
      at = from;
    }
    int found = oracle.first(trials.stream().map(trial -> trial.candidate.text()).toList());
    if (found < 0) {
      return at;
    }
    accept(step.title(), trials.get(found).candidate);
    return Math.min(trials.get(found).from, step.sites(best.module()));
  }

  private @Nullable Candidate candidate(ReductionStep step, int from, int to) {
    Operation copy = best.module().clone();
    if (from >= step.sites(copy) || !apply(step, copy, from, to)) {
      return null;
    }
    Candidate candidate = form.candidate(copy);
    return candidate != null && candidate.size().isSmallerThan(best.size()) ? candidate : null;
  }

  private static boolean apply(ReductionStep step, Operation copy, int from, int to) {
    try {
      return step.apply(copy, from, to);
    } catch (CancellationException interrupted) {
      throw interrupted;
    } catch (RuntimeException unfit) {
      return false; // an interface of a dialect that cannot handle an operation in the middle of a change
    }
  }

  private void shrinkShapes() {
    for (String dimension : ShapeShrinking.dimensions(best.text())) {
      Candidate smaller = oracle.isExhausted() ? null : form.read(ShapeShrinking.replace(best.text(), dimension));
      if (smaller != null && smaller.size().isSmallerThan(best.size()) && oracle.isInteresting(smaller.text())) {
        accept("shrink shapes", smaller);
      }
    }
  }

  private void accept(String title, Candidate smaller) {
    best = smaller;
    progress.accept(title, smaller);
  }
}

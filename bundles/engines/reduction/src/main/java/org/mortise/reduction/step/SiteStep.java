// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.List;
import org.mortise.ir.Operation;

/**
 * A step with a list of sites, processed from the last to the first: a change at one site does not affect the sites
 * before it. All changes of one {@link #apply} share their placeholders, and so constants.
 */
abstract class SiteStep<S> implements ReductionStep {
  private final String title;
  private final Reach reach;
  private final Placeholders placeholders;

  SiteStep(String title, Reach reach, Placeholders placeholders) {
    this.title = title;
    this.reach = reach;
    this.placeholders = placeholders;
  }

  /** Returns the sites in program order. */
  abstract List<S> list(Operation module);

  /**
   * Takes the step at one place.
   *
   * @param substitutes replace the values that the step erases
   * @return false if the step is impossible; then the program is unchanged or of no use
   */
  abstract boolean take(S site, Substitutes substitutes);

  @Override
  public final String title() {
    return title;
  }

  @Override
  public final Reach reach() {
    return reach;
  }

  @Override
  public final int sites(Operation module) {
    return list(module).size();
  }

  @Override
  public final boolean apply(Operation module, int from, int to) {
    List<S> sites = list(module);
    Substitutes substitutes = new Substitutes(placeholders);
    boolean changed = false;
    for (int i = Math.min(to, sites.size()) - 1; i >= from; i--) {
      changed |= take(sites.get(i), substitutes);
    }
    return changed;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import org.mortise.ir.Operation;

/** A step that makes a program smaller, at sites numbered in program order. Stateless. */
public interface ReductionStep {
  /** The number of sites at which a step can be applied together. */
  enum Reach {
    ONE_PLACE, MANY_PLACES
  }

  /** Returns the name of the step in progress messages: {@code erase operations}. */
  String title();

  /** Returns the number of candidate sites. */
  int sites(Operation module);

  /**
   * Takes the step at the places from {@code from} to {@code to}, exclusively. The program may become invalid.
   *
   * @return false if the program is unchanged
   */
  boolean apply(Operation module, int from, int to);

  /** Returns the sites at which the step can be applied together. */
  Reach reach();
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import org.mortise.ir.Operation;

/** A way to make a program smaller, at places that are numbered in program order. Steps have no state. */
public interface ReductionStep {
  /** The number of places at which a step can be taken at the same time. */
  enum Reach {
    ONE_PLACE, MANY_PLACES
  }

  /** Returns the name of the step in progress messages: {@code erase operations}. */
  String title();

  /** Returns the number of places at which this step might be taken. */
  int sites(Operation module);

  /**
   * Takes the step at the places from {@code from} to {@code to}, exclusively. The program may become invalid.
   *
   * @return false if the program is unchanged
   */
  boolean apply(Operation module, int from, int to);

  /** Returns the places at which the step can be applied together. */
  Reach reach();
}

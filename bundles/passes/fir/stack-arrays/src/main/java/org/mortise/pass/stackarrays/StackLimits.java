// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

/**
 * The options of the pass.
 *
 * @param budget the bytes that a chain of calls may take on the stack, or a negative number without a limit
 * @param guard the bytes up to which an array of computed size is on the stack, or a negative number for any size
 * @param allowsRecursion whether arrays of functions that can call themselves move in spite of a limit
 * @param followsConverts whether an array can be freed by a converted address
 * @param checksScopes whether calls that restore the stack must not give back memory that is still used
 * @param sharesSlots whether arrays share memory if their lives do not overlap, and the memory of arrays of computed
 *     size is given back when they are freed
 */
record StackLimits(
    long budget, long guard, boolean allowsRecursion, boolean followsConverts, boolean checksScopes,
    boolean sharesSlots) {

  boolean hasBudget() {
    return budget >= 0;
  }

  boolean hasGuard() {
    return guard >= 0;
  }

  /** Returns whether the frames of the module matter. */
  boolean areSet() {
    return hasBudget() || hasGuard();
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.model;

import org.mortise.execution.ExecutionLimits;

/**
 * Options of the validation.
 *
 * @param runs the number of inputs on which each function is compared
 * @param seed the seed of the inputs
 * @param limits the resources of one run of the source; the target may use a multiple of them
 * @param forbidsLeaks whether all buffers must be freed. Otherwise that is required if the target version has more
 *     deallocations than the source version
 * @param ulps the allowed difference of floating-point numbers in units in the last place; 0 requires equal bits
 * @param aliases whether two arguments may be the same buffer. Otherwise they may if the target version has more
 *     deallocations than the source version
 */
public record ValidationOptions(int runs, long seed, ExecutionLimits limits, boolean forbidsLeaks,
    long ulps, boolean aliases) {
  /** Three inputs, and limits that suffice for a function without long loops. */
  public static final ValidationOptions DEFAULTS =
      new ValidationOptions(3, 0, new ExecutionLimits(1_000_000, 64L << 20, 1_000), false, 0, false);

  /** Returns the same options with another number of inputs. */
  public ValidationOptions withRuns(int other) {
    return new ValidationOptions(other, seed, limits, forbidsLeaks, ulps, aliases);
  }

  /** Returns the same options with another seed. */
  public ValidationOptions withSeed(long other) {
    return new ValidationOptions(runs, other, limits, forbidsLeaks, ulps, aliases);
  }

  /** Returns the same options with other limits. */
  public ValidationOptions withLimits(ExecutionLimits other) {
    return new ValidationOptions(runs, seed, other, forbidsLeaks, ulps, aliases);
  }

  /** Returns the same options with or without the requirement that all buffers be freed. */
  public ValidationOptions withForbidsLeaks(boolean forbids) {
    return new ValidationOptions(runs, seed, limits, forbids, ulps, aliases);
  }

  /** Returns the same options with another tolerance. */
  public ValidationOptions withUlps(long other) {
    return new ValidationOptions(runs, seed, limits, forbidsLeaks, other, aliases);
  }

  /** Returns the same options with or without aliasing arguments. */
  public ValidationOptions withAliases(boolean areAllowed) {
    return new ValidationOptions(runs, seed, limits, forbidsLeaks, ulps, areAllowed);
  }
}

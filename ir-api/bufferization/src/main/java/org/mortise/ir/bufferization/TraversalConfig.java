// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

/**
 * Which operands {@link AnalysisState#findValueInReverseUseDefChain} follows.
 *
 * @param alwaysIncludeLeaves whether the ends of chains are returned even if they do not match
 * @param followInPlaceOnly whether a chain ends at an operand that is not decided to be in place
 * @param followEquivalentOnly whether a chain ends at an operand whose buffer is not the same
 * @param followUnknownOps whether chains continue through operations that are not bufferizable
 * @param followSameTypeOrCastsOnly whether a chain ends at an operand of another type, unless the operation is a cast
 */
public record TraversalConfig(boolean alwaysIncludeLeaves, boolean followInPlaceOnly, boolean followEquivalentOnly,
    boolean followUnknownOps, boolean followSameTypeOrCastsOnly) {
  /** Follows all operands of bufferizable operations, and returns the ends of all chains. */
  public static final TraversalConfig DEFAULT = new TraversalConfig(true, false, false, false, false);
  /** Follows all operands of bufferizable operations, and returns only values that match. */
  public static final TraversalConfig MATCHES_ONLY = new TraversalConfig(false, false, false, false, false);
}

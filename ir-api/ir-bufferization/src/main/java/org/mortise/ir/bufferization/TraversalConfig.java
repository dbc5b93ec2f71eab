// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

/**
 * The operands followed by {@link AnalysisState#findValueInReverseUseDefChain}. A chain ends at non-bufferizable
 * operations.
 *
 * @param alwaysIncludeLeaves whether the ends of chains are returned even if they do not match
 * @param followSameBufferOnly whether a chain ends at an operand with a different buffer, or with a different type
 *     unless the operation is a cast
 */
public record TraversalConfig(boolean alwaysIncludeLeaves, boolean followSameBufferOnly) {
  /** Follows all operands, and returns the ends of all chains. */
  public static final TraversalConfig DEFAULT = new TraversalConfig(true, false);
  /** Follows all operands, and returns only values that match. */
  public static final TraversalConfig MATCHES_ONLY = new TraversalConfig(false, false);
  /** Follows in-place operands with the same buffer, and returns matching values only. */
  public static final TraversalConfig SAME_BUFFER = new TraversalConfig(false, true);
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

/**
 * Which operands {@link AnalysisState#findValueInReverseUseDefChain} follows. A chain ends at operations that are not
 * bufferizable.
 *
 * @param alwaysIncludeLeaves whether the ends of chains are returned even if they do not match
 * @param followSameBufferOnly whether a chain ends at an operand whose buffer is another one, or that has another type,
 *     unless the operation is a cast
 */
public record TraversalConfig(boolean alwaysIncludeLeaves, boolean followSameBufferOnly) {
  /** Follows all operands, and returns the ends of all chains. */
  public static final TraversalConfig DEFAULT = new TraversalConfig(true, false);
  /** Follows all operands, and returns only values that match. */
  public static final TraversalConfig MATCHES_ONLY = new TraversalConfig(false, false);
  /** Follows the operands that have the same buffer if they are in place, and returns only values that match. */
  public static final TraversalConfig SAME_BUFFER = new TraversalConfig(false, true);
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.mortise.ir.Region;
import org.mortise.ir.rewrite.RewriteListener;

/**
 * How {@link GreedyRewriter} goes about it. Immutable.
 *
 * @param topDown whether an iteration starts with the first operation rather than the last
 * @param regions what is simplified between iterations
 * @param maxIterations how many iterations at most; {@link #NO_LIMIT}
 * @param maxRewrites how many rewrites by patterns at most in one iteration; {@link #NO_LIMIT}
 * @param strictness which operations may be looked at
 * @param scope only operations in this region, at any depth, are looked at; null for the region that is
 *     rewritten, or the innermost one that has all operations that are
 * @param listener hears of all changes, or null
 */
public record GreedyConfig(
    boolean topDown,
    RegionSimplification regions,
    long maxIterations,
    long maxRewrites,
    Strictness strictness,
    Region scope,
    RewriteListener listener) {
  public static final long NO_LIMIT = -1;

  /** MLIR's defaults. */
  public static final GreedyConfig DEFAULT =
      new GreedyConfig(false, RegionSimplification.AGGRESSIVE, 10, NO_LIMIT, Strictness.ANY_OP, null, null);

  /** Which operations may be looked at. */
  public enum Strictness {
    /** All in scope. */
    ANY_OP,
    /** Those given at the start, and new ones. */
    EXISTING_AND_NEW_OPS,
    /** Those given at the start. */
    EXISTING_OPS
  }

  public GreedyConfig withTopDown(boolean changed) {
    return new GreedyConfig(changed, regions, maxIterations, maxRewrites, strictness, scope, listener);
  }

  public GreedyConfig withRegions(RegionSimplification changed) {
    return new GreedyConfig(topDown, changed, maxIterations, maxRewrites, strictness, scope, listener);
  }

  public GreedyConfig withMaxIterations(long changed) {
    return new GreedyConfig(topDown, regions, changed, maxRewrites, strictness, scope, listener);
  }

  public GreedyConfig withMaxRewrites(long changed) {
    return new GreedyConfig(topDown, regions, maxIterations, changed, strictness, scope, listener);
  }

  public GreedyConfig withStrictness(Strictness changed) {
    return new GreedyConfig(topDown, regions, maxIterations, maxRewrites, changed, scope, listener);
  }

  public GreedyConfig withScope(Region changed) {
    return new GreedyConfig(topDown, regions, maxIterations, maxRewrites, strictness, changed, listener);
  }

  public GreedyConfig withListener(RewriteListener changed) {
    return new GreedyConfig(topDown, regions, maxIterations, maxRewrites, strictness, scope, changed);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Region;
import org.mortise.ir.rewrite.RewriteListener;

/**
 * The configuration of {@link GreedyRewriter}. Immutable.
 *
 * @param topDown whether an iteration starts with the first operation rather than the last
 * @param regions the simplification of regions between iterations
 * @param maxIterations the maximum number of iterations, or {@link #NO_LIMIT}
 * @param maxRewrites the maximum number of rewrites by patterns in one iteration, or {@link #NO_LIMIT}
 * @param strictness the operations that may be rewritten
 * @param scope the region to which rewriting is restricted, with nested regions; null for the rewritten region, or for
 *     the innermost region that contains all given operations
 * @param listener notified of all changes; may be null
 * @param threads the maximum number of threads, see {@link GreedyRewriter}
 */
public record GreedyConfig(
    boolean topDown,
    RegionSimplification regions,
    long maxIterations,
    long maxRewrites,
    Strictness strictness,
    @Nullable Region scope,
    @Nullable RewriteListener listener,
    int threads) {
  public static final long NO_LIMIT = -1;

  /** The defaults of MLIR. */
  public static final GreedyConfig DEFAULT =
      new GreedyConfig(false, RegionSimplification.AGGRESSIVE, 10, NO_LIMIT, Strictness.ANY_OP, null, null, 1);

  /** The operations that may be rewritten. */
  public enum Strictness {
    /** All in scope. */
    ANY_OP,
    /** The given operations and those created or moved by rewrites. */
    EXISTING_AND_NEW_OPS,
    /** The given operations only. */
    EXISTING_OPS
  }

  /** Returns a configuration with {@link #topDown} changed. */
  public GreedyConfig withTopDown(boolean changed) {
    return new GreedyConfig(changed, regions, maxIterations, maxRewrites, strictness, scope, listener, threads);
  }

  /** Returns a configuration with {@link #regions} changed. */
  public GreedyConfig withRegions(RegionSimplification changed) {
    return new GreedyConfig(topDown, changed, maxIterations, maxRewrites, strictness, scope, listener, threads);
  }

  /** Returns a configuration with {@link #maxIterations} changed. */
  public GreedyConfig withMaxIterations(long changed) {
    return new GreedyConfig(topDown, regions, changed, maxRewrites, strictness, scope, listener, threads);
  }

  /** Returns a configuration with {@link #maxRewrites} changed. */
  public GreedyConfig withMaxRewrites(long changed) {
    return new GreedyConfig(topDown, regions, maxIterations, changed, strictness, scope, listener, threads);
  }

  /** Returns a configuration with {@link #strictness} changed. */
  public GreedyConfig withStrictness(Strictness changed) {
    return new GreedyConfig(topDown, regions, maxIterations, maxRewrites, changed, scope, listener, threads);
  }

  /** Returns a configuration with {@link #scope} changed. */
  public GreedyConfig withScope(Region changed) {
    return new GreedyConfig(topDown, regions, maxIterations, maxRewrites, strictness, changed, listener, threads);
  }

  /** Returns a configuration with {@link #listener} changed. */
  public GreedyConfig withListener(RewriteListener changed) {
    return new GreedyConfig(topDown, regions, maxIterations, maxRewrites, strictness, scope, changed, threads);
  }

  /** Returns a configuration with {@link #threads} changed. */
  public GreedyConfig withThreads(int changed) {
    return new GreedyConfig(topDown, regions, maxIterations, maxRewrites, strictness, scope, listener, changed);
  }
}

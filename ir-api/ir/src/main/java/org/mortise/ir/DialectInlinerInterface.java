// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;

/**
 * What a dialect says of inlining: {@link Dialect#inliner}. Nothing is inlined but what the dialects of
 * the call, of the region around it and of each inlined operation allow. By default nothing is allowed.
 */
public interface DialectInlinerInterface {
  /**
   * Whether a call of this dialect may be replaced by the body of {@code callable}.
   *
   * @param wouldBeCloned whether the body stays where it was, too
   */
  default boolean isLegalToInlineCall(Operation call, Operation callable, boolean wouldBeCloned) {
    return false;
  }

  /** Whether the blocks of {@code source} may come into {@code target}, a region of an operation of this dialect. */
  default boolean isLegalToInlineInto(Region target, Region source, boolean wouldBeCloned) {
    return false;
  }

  /** Whether {@code op}, which is of this dialect, may come into {@code target}. */
  default boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return false;
  }

  /** Whether what is inside {@code op}, which is of this dialect, must be allowed as well. */
  default boolean shouldAnalyzeRecursively(Operation op) {
    return true;
  }

  /**
   * Replaces {@code results}, the results of a call, by what {@code terminator} returns. It is the end of the only
   * block that was inlined, and is erased then.
   */
  default void replaceResults(Operation terminator, List<? extends Value> results) {
    throw new UnsupportedOperationException("no results are known of " + terminator.name());
  }

  /**
   * Replaces {@code terminator}, the end of one of several blocks that were inlined, by a branch to {@code
   * continuation} if it returned; its arguments stand for the results of the call.
   */
  default void replaceTerminator(Operation terminator, Block continuation) {}
}

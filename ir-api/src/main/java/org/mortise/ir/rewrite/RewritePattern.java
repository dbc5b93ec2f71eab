// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import org.mortise.ir.Operation;

/** Rewrites operations of one name, or of any. Stateless. */
public abstract class RewritePattern {
  private final String rootName;
  private final int benefit;

  /** A pattern for operations of one name. */
  protected RewritePattern(String rootName) {
    this(rootName, 1);
  }

  /**
   * A pattern for operations of one name, or of any if that is null. Patterns of higher benefit are tried first, those
   * of equal benefit in the order in which they were added.
   */
  protected RewritePattern(String rootName, int benefit) {
    this.rootName = rootName;
    this.benefit = benefit;
  }

  public final String rootName() {
    return rootName;
  }

  public final int benefit() {
    return benefit;
  }

  /** Name for debugging and pattern filters. */
  public String name() {
    return getClass().getSimpleName();
  }

  /**
   * Rewrites {@code op} if it matches. All changes go through {@code rewriter}, and nothing may be changed unless the
   * answer is true.
   */
  public abstract boolean matchAndRewrite(Operation op, PatternRewriter rewriter);
}

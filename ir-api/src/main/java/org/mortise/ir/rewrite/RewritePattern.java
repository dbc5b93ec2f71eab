// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import org.mortise.ir.Operation;

/** Rewrites operations of one name, or of any. Stateless. */
public abstract class RewritePattern {
  /** What a pattern does; see {@link RewritePattern#matchAndRewrite}. */
  @FunctionalInterface
  public interface Rewrite {
    boolean matchAndRewrite(Operation op, PatternRewriter rewriter);
  }

  private static final class Named extends RewritePattern {
    private final String name;
    private final Rewrite rewrite;

    Named(String rootName, String name, Rewrite rewrite) {
      super(rootName);
      this.name = name;
      this.rewrite = rewrite;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      return rewrite.matchAndRewrite(op, rewriter);
    }
  }

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

  /** A pattern of that {@link #name} for operations of one name. */
  public static RewritePattern of(String rootName, String name, Rewrite rewrite) {
    return new Named(rootName, name, rewrite);
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

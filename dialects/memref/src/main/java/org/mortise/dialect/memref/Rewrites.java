// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** What the canonicalization patterns of this dialect are made with. */
final class Rewrites {
  /** A rewriting of one operation; see {@link RewritePattern#matchAndRewrite}. */
  @FunctionalInterface
  interface Rewrite {
    boolean apply(Operation op, PatternRewriter rewriter);
  }

  private static final class Pattern extends RewritePattern {
    private final String name;
    private final Rewrite rewrite;

    Pattern(String root, String name, Rewrite rewrite) {
      super(root);
      this.name = name;
      this.rewrite = rewrite;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      return rewrite.apply(op, rewriter);
    }
  }

  private Rewrites() {}

  static RewritePattern pattern(String root, String name, Rewrite rewrite) {
    return new Pattern(root, name, rewrite);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Reports a remark for each operation that a pattern rewrites, for passes whose patterns have no access to the run.
 */
public final class PatternRemarks {
  /** Builds the remark of a rewrite. */
  @FunctionalInterface
  public interface Description {
    /**
     * Returns the remark to report if {@code pattern} rewrites {@code op}, or null. Called before the attempt, because
     * the operation may be erased by it.
     */
    @Nullable RemarkBuilder of(Operation op, RewritePattern pattern, PassRun run);
  }

  private static final class Reported extends RewritePattern {
    private final RewritePattern pattern;
    private final PassRun run;
    private final Description description;

    Reported(RewritePattern pattern, PassRun run, Description description) {
      super(pattern.rootName(), pattern.benefit());
      this.pattern = pattern;
      this.run = run;
      this.description = description;
    }

    @Override
    public String name() {
      return pattern.name();
    }

    @Override
    public boolean hasBoundedRecursion() {
      return pattern.hasBoundedRecursion();
    }

    @Override
    public List<String> generatedOps() {
      return pattern.generatedOps();
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      RemarkBuilder remark = description.of(op, pattern, run);
      boolean changed = pattern.matchAndRewrite(op, rewriter);
      if (changed && remark != null) {
        remark.emit();
      }
      return changed;
    }
  }

  private PatternRemarks() {}

  /**
   * Returns patterns that report to {@code run}, to be used by one thread; {@code patterns} itself if remarks are
   * disabled.
   */
  public static PatternSet reporting(PatternSet patterns, PassRun run, Description description) {
    if (!run.remarksWanted()) {
      return patterns;
    }
    PatternSet reporting = new PatternSet();
    patterns.patterns().forEach(pattern -> reporting.add(new Reported(pattern, run, description)));
    return reporting;
  }
}

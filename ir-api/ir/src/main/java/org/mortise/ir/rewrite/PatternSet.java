// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** A list of rewrite patterns, to be frozen before use. Its order decides among patterns of equal benefit. */
public final class PatternSet {
  private final List<RewritePattern> patterns = new ArrayList<>();

  /** Adds a pattern. Patterns with the same benefit are tried in the order of addition. */
  public PatternSet add(RewritePattern pattern) {
    patterns.add(pattern);
    return this;
  }

  /** Adds the patterns that {@code source} adds to a set, except those for operations of another name. */
  public PatternSet addFor(String name, Consumer<PatternSet> source) {
    PatternSet all = new PatternSet();
    source.accept(all);
    for (RewritePattern pattern : all.patterns) {
      if (name.equals(pattern.rootName())) {
        add(pattern);
      }
    }
    return this;
  }

  /** Returns the patterns in the order in which they were added. */
  public List<RewritePattern> patterns() {
    return Collections.unmodifiableList(patterns);
  }
}

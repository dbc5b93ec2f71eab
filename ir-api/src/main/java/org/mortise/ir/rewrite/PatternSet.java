// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Collects rewrite patterns, in an order that counts among those of equal benefit. To apply them, freeze them. */
public final class PatternSet {
  private final List<RewritePattern> patterns = new ArrayList<>();

  public PatternSet add(RewritePattern pattern) {
    patterns.add(pattern);
    return this;
  }

  /** The patterns in the order in which they were added. */
  public List<RewritePattern> patterns() {
    return Collections.unmodifiableList(patterns);
  }
}

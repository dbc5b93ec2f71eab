// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

/**
 * Adds canonicalization patterns for operations of any dialect. A {@code Dialect} can implement it; the patterns are
 * applied to programs that use the dialect.
 */
public interface DialectPatterns {
  /** Adds the patterns. Those for operations that are not wanted are ignored. */
  void addTo(PatternSet patterns);
}

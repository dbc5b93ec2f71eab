// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

/** Implemented by a dialect that has canonicalization patterns which belong to none of its operations. */
public interface DialectCanonicalization {
  /** Adds the patterns. */
  void addCanonicalizationPatterns(PatternSet patterns);
}

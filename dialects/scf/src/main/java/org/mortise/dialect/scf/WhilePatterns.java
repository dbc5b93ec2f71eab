// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.mortise.ir.rewrite.PatternSet;

/** The canonicalization of {@link WhileOp}. */
final class WhilePatterns {
  private WhilePatterns() {}

  static void addTo(PatternSet patterns) {
  }
}

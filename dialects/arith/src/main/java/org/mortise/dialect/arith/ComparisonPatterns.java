// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of integer comparisons. */
final class ComparisonPatterns {
  private ComparisonPatterns() {}

  static void cmpI(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        CmpIOp.NAME, "CmpIExtSI", (op, rewriter) -> compareBeforeExtension(op, rewriter, ExtSIOp.NAME)));
    patterns.add(RewritePattern.of(
        CmpIOp.NAME, "CmpIExtUI", (op, rewriter) -> compareBeforeExtension(op, rewriter, ExtUIOp.NAME)));
  }

  /** Numbers extended in one way are equal if the original numbers are. */
  private static boolean compareBeforeExtension(Operation op, PatternRewriter rewriter, String extension) {
    Operation left = Rewrites.definedBy(op.operand(0), extension);
    Operation right = Rewrites.definedBy(op.operand(1), extension);
    if (left == null || right == null || left.operand(0).type() != right.operand(0).type()) {
      return false;
    }
    CmpIPredicate predicate = CmpIOp.of(op).predicate();
    if (predicate != CmpIPredicate.EQ && predicate != CmpIPredicate.NE) {
      return false;
    }
    Location location = MatchLocations.fused(op, op.operand(0), op.operand(1));
    CmpIOp narrow = CmpIOp.create(rewriter, location, predicate, left.operand(0), right.operand(0));
    rewriter.replaceOp(op, narrow.operation());
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of integer comparisons. */
final class ComparisonPatterns {
  private ComparisonPatterns() {}

  @Canonicalization("CmpIExtSI")
  static boolean comparisonOfExtSI(CmpIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtSIOp.NAME, rewriter);
  }

  @Canonicalization("CmpIExtUI")
  static boolean comparisonOfExtUI(CmpIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtUIOp.NAME, rewriter);
  }

  /** Replaces an equality comparison of two integers, extended alike, by one of the narrow integers. */
  private static boolean narrow(CmpIOp op, String extension, PatternRewriter rewriter) {
    Value x = Rewrites.sourceOfCast(extension, op.lhs());
    Value y = Rewrites.sourceOfCast(extension, op.rhs());
    if (x == null || y == null || x.type() != y.type()) {
      return false;
    }
    if (op.predicate() != IntegerPredicate.EQ && op.predicate() != IntegerPredicate.NE) {
      return false;
    }
    Location location = MatchLocations.fused(op, op.lhs(), op.rhs());
    rewriter.replaceOp(op, CmpIOp.create(rewriter, location, op.predicate(), x, y));
    return true;
  }
}

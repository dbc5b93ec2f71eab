// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of conversions between sizes and indices. */
final class SizePatterns {
  private SizePatterns() {}

  static void addIndexToSize(PatternSet patterns) {
    patterns.add(RewritePattern.of(IndexToSizeOp.NAME, "SizeToIndexToSizeCanonicalization", SizePatterns::ofIndex));
  }

  static void addSizeToIndex(PatternSet patterns) {
    patterns.add(RewritePattern.of(SizeToIndexOp.NAME, "IndexToSizeToIndexCanonicalization", SizePatterns::ofSize));
  }

  private static boolean ofIndex(Operation op, PatternRewriter rewriter) {
    SizeToIndexOp before = SizeToIndexOp.of(op.operand(0).definingOp());
    if (before == null || !ShapeSort.SIZE.is(before.arg().type())) {
      return false;
    }
    rewriter.replaceOp(op, before.arg());
    return true;
  }

  private static boolean ofSize(Operation op, PatternRewriter rewriter) {
    IndexToSizeOp before = IndexToSizeOp.of(op.operand(0).definingOp());
    if (before == null) {
      return false;
    }
    rewriter.replaceOp(op, before.arg());
    return true;
  }
}

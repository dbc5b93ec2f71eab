// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of conversions between sizes and indices. */
final class SizePatterns {
  private SizePatterns() {}

  @Canonicalization("SizeToIndexToSizeCanonicalization")
  static boolean ofIndex(IndexToSizeOp op, PatternRewriter rewriter) {
    SizeToIndexOp before = SizeToIndexOp.of(op.arg().definingOp());
    if (before == null || !ShapeSort.SIZE.is(before.arg().type())) {
      return false;
    }
    rewriter.replaceOp(op, before.arg());
    return true;
  }

  @Canonicalization("IndexToSizeToIndexCanonicalization")
  static boolean ofSize(SizeToIndexOp op, PatternRewriter rewriter) {
    IndexToSizeOp before = IndexToSizeOp.of(op.arg().definingOp());
    if (before == null) {
      return false;
    }
    rewriter.replaceOp(op, before.arg());
    return true;
  }
}

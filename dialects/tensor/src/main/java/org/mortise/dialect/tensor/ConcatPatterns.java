// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.rewrite.PatternRewriter;

/** Folding and canonicalization of {@code tensor.concat}. */
final class ConcatPatterns {
  private ConcatPatterns() {}

  static FoldResult fold(ConcatOp op) {
    boolean isCopy = op.inputs().size() == 1 && op.inputs().get(0).type() == op.resultType();
    return isCopy ? FoldResult.of(op.inputs().get(0)) : FoldResult.NONE;
  }

  @Canonicalization("SingleInputConcatOp")
  static boolean castSingleInput(ConcatOp op, PatternRewriter rewriter) {
    if (op.inputs().size() != 1) {
      return false;
    }
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.resultType(), op.inputs().get(0)));
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Folding and canonicalization of {@code tensor.concat}. */
final class ConcatPatterns {
  private ConcatPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(ConcatOp.NAME, "SingleInputConcatOp", ConcatPatterns::castSingleInput));
  }

  static FoldResult fold(ConcatOp op) {
    boolean isCopy = op.inputs().size() == 1 && op.inputs().get(0).type() == op.resultType();
    return isCopy ? FoldResult.of(op.inputs().get(0)) : FoldResult.NONE;
  }

  private static boolean castSingleInput(Operation operation, PatternRewriter rewriter) {
    ConcatOp op = ConcatOp.of(operation);
    if (op.inputs().size() != 1) {
      return false;
    }
    rewriter.replaceOp(operation, CastOp.create(rewriter, operation.location(), op.resultType(), op.inputs().get(0)));
    return true;
  }
}

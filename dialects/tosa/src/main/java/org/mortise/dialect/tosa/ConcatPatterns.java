// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of {@code tosa.concat}. */
final class ConcatPatterns {
  private ConcatPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(ConcatOp.NAME, "ConcatOptimization", ConcatPatterns::forwardSingleOperand));
  }

  /** One tensor is the result, converted to its type. */
  private static boolean forwardSingleOperand(Operation op, PatternRewriter rewriter) {
    if (op.operandCount() != 1) {
      return false;
    }
    Value input = op.operand(0);
    Type type = op.result(0).type();
    if (input.type() == type) {
      rewriter.replaceOp(op, input);
    } else {
      rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), type, input));
    }
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code tosa.concat}. */
final class ConcatPatterns {
  private ConcatPatterns() {}

  /** One tensor is the result, converted to its type. */
  @Canonicalization("ConcatOptimization")
  static boolean forwardSingleOperand(ConcatOp op, PatternRewriter rewriter) {
    if (op.input1().size() != 1) {
      return false;
    }
    Value input = op.input1().get(0);
    Type type = op.output().type();
    if (input.type() == type) {
      rewriter.replaceOp(op, input);
    } else {
      rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), type, input));
    }
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tosa.max_pool2d}. */
final class PoolPatterns {
  private PoolPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(MaxPool2dOp.NAME, "MaxPool2dIsNoOp", PoolPatterns::removeOfSinglePixel));
  }

  /** The greatest element of one is that element. */
  private static boolean removeOfSinglePixel(Operation op, PatternRewriter rewriter) {
    Value input = op.operand(0);
    if (input.type() != op.result(0).type() || !isSinglePixel(input)) {
      return false;
    }
    rewriter.replaceOp(op, input);
    return true;
  }

  private static boolean isSinglePixel(Value images) {
    TensorType type = (TensorType) images.type();
    return type.hasStaticShape() && type.dim(1) == 1 && type.dim(2) == 1;
  }
}

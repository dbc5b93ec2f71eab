// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tosa.max_pool2d}. */
final class PoolPatterns {
  private PoolPatterns() {}

  /** The greatest element of one is that element. */
  @Canonicalization("MaxPool2dIsNoOp")
  static boolean removeOfSinglePixel(MaxPool2dOp op, PatternRewriter rewriter) {
    Value input = op.input();
    if (input.type() != op.output().type() || !isSinglePixel(input)) {
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

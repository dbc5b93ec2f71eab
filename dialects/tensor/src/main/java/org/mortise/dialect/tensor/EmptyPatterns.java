// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;

/** Canonicalization of {@code tensor.empty}. */
final class EmptyPatterns {
  private EmptyPatterns() {}

  @Canonicalization("ReplaceEmptyTensorStaticShapeDims")
  static boolean takeConstants(EmptyOp op, PatternRewriter rewriter) {
    MixedIndices sizes = op.mixedSizes().withConstants();
    RankedTensorType type = TensorTypes.withShape(op.resultType(), sizes.numbers());
    if (type == op.resultType()) {
      return false;
    }
    Value made = EmptyOp.create(rewriter, op.location(), type, sizes.values());
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.resultType(), made));
    return true;
  }
}

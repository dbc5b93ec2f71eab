// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.RankedTensorType;

/** Canonicalization of {@code tensor.empty}. */
final class EmptyPatterns {
  private EmptyPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(EmptyOp.NAME, "ReplaceEmptyTensorStaticShapeDims", EmptyPatterns::takeConstants));
  }

  private static boolean takeConstants(Operation operation, PatternRewriter rewriter) {
    EmptyOp op = EmptyOp.of(operation);
    MixedIndices sizes = op.mixedSizes().withConstants();
    RankedTensorType type = TensorTypes.withShape(op.resultType(), sizes.numbers());
    if (type == op.resultType()) {
      return false;
    }
    Value made = EmptyOp.create(rewriter, operation.location(), type, sizes.values());
    rewriter.replaceOp(operation, CastOp.create(rewriter, operation.location(), op.resultType(), made));
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.RankedTensorType;

/** Canonicalization of {@code tensor.generate}. */
final class GeneratePatterns {
  private GeneratePatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(GenerateOp.NAME, "StaticTensorGenerate", GeneratePatterns::takeConstants));
  }

  private static boolean takeConstants(Operation operation, PatternRewriter rewriter) {
    GenerateOp op = GenerateOp.of(operation);
    RankedTensorType type = op.resultType();
    MixedIndices sizes = new MixedIndices(type.shape(), List.copyOf(op.dynamicExtents())).withConstants();
    RankedTensorType known = TensorTypes.withShape(type, sizes.numbers());
    if (known == type) {
      return false;
    }
    OperationState state = rewriter.state(operation.location(), GenerateOp.NAME);
    state.addOperands(sizes.values()).addResultType(known).addRegion();
    Operation made = rewriter.create(state);
    rewriter.inlineRegionBefore(op.body(), made.region(0), null);
    rewriter.replaceOp(operation, CastOp.create(rewriter, operation.location(), type, made.result(0)));
    return true;
  }
}

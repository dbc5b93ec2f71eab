// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;

/** Canonicalization of {@code tensor.generate}. */
final class GeneratePatterns {
  private GeneratePatterns() {}

  @Canonicalization("StaticTensorGenerate")
  static boolean takeConstants(GenerateOp op, PatternRewriter rewriter) {
    RankedTensorType type = op.resultType();
    MixedIndices sizes = new MixedIndices(type.shape(), List.copyOf(op.dynamicExtents())).withConstants();
    RankedTensorType known = TensorTypes.withShape(type, sizes.numbers());
    if (known == type) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), GenerateOp.NAME);
    state.addOperands(sizes.values()).addResultType(known).addRegion();
    Operation made = rewriter.create(state);
    rewriter.inlineRegionBefore(op.body(), made.region(0), null);
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), type, made.result(0)));
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Result types, verification and folding of {@code tensor.pad}. */
final class Pads {
  private Pads() {}

  /** Returns the padded shape; a size is dynamic if one of its summands is. */
  static long[] shape(RankedTensorType source, MixedIndices low, MixedIndices high) {
    long[] shape = source.shape();
    for (int i = 0; i < shape.length; i++) {
      boolean dynamic = ShapedType.isDynamic(shape[i]) || low.isDynamic(i) || high.isDynamic(i);
      shape[i] = dynamic ? ShapedType.DYNAMIC : shape[i] + low.number(i) + high.number(i);
    }
    return shape;
  }

  static @Nullable Diagnostic verify(PadOp op) {
    RankedTensorType source = op.sourceType();
    RankedTensorType result = op.resultType();
    int rank = source.rank();
    boolean complete = op.mixedLow().size() == rank && op.mixedHigh().size() == rank;
    if (!complete) {
      return op.error("failed to infer expectedType from sourceType '" + source
          + "', specified resultType is '" + result + "'");
    }
    if (!op.mixedLow().isComplete() || !op.mixedHigh().isComplete()) {
      return op.opError("expected a value for each dynamic padding");
    }
    long[] expected = shape(source, op.mixedLow(), op.mixedHigh());
    boolean same = result.rank() == rank;
    for (int i = 0; i < rank && same; i++) {
      same = ShapedType.isDynamic(expected[i]) || result.dim(i) == expected[i];
    }
    return same ? null : op.error("specified type '" + result + "' does not match the inferred type "
        + TensorTypes.text(expected, source));
  }

  static @Nullable Diagnostic verifyBody(PadOp op) {
    Block block = op.region().first();
    int rank = op.resultType().rank();
    if (block.argumentCount() != rank) {
      return op.error("expected the block to have " + rank + " arguments");
    }
    for (int i = 0; i < rank; i++) {
      if (!(block.argument(i).type() instanceof IndexType)) {
        return op.opError("expected block argument " + (i + 1) + " to be an index");
      }
    }
    YieldOp yield = YieldOp.of(block.terminator());
    return yield != null && yield.value().type() == op.resultType().elementType() ? null
        : op.opError("expected yield type to match shape element type");
  }

  static FoldResult fold(PadOp op) {
    boolean isCopy = op.resultType().hasStaticShape() && op.resultType() == op.sourceType() && op.nofoldAttr() == null;
    return isCopy ? FoldResult.of(op.source()) : FoldResult.NONE;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reifyresultshapes;

import java.util.List;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Replaces dynamic sizes in the type of a result by the constants that they are computed to be. */
final class StaticSizes {
  private StaticSizes() {}

  /** Returns whether {@code op} has a dynamic size; operations that compute it are created even if it is unknown. */
  static boolean infer(Operation op, PatternRewriter rewriter) {
    RankedTensorType type = (RankedTensorType) op.result(0).type();
    if (type.hasStaticShape()) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    List<List<OpFoldResult>> reified =
        op.getInterface(ReifyRankedShapedTypeOpInterface.class).reifyResultShapes(op, rewriter);
    if (reified == null) {
      return false;
    }
    long[] shape = type.shape();
    boolean isRefined = false;
    for (int i = 0; i < shape.length; i++) {
      Long size = ShapedType.isDynamic(shape[i]) ? reified.get(0).get(i).constantValue() : null;
      if (size != null && size >= 0) {
        shape[i] = size;
        isRefined = true;
      }
    }
    if (isRefined) {
      replace(op, RankedTensorType.of(shape, type.elementType(), type.encoding()), rewriter);
    }
    return true;
  }

  private static void replace(Operation op, RankedTensorType refined, PatternRewriter rewriter) {
    OpResult result = op.result(0);
    Type type = result.type();
    rewriter.modifyOpInPlace(op, () -> result.setType(refined));
    rewriter.setInsertionPointAfter(op);
    OpResult cast = CastOp.create(rewriter, op.location(), type, result);
    rewriter.replaceAllUsesExcept(result, cast, cast.definingOp());
  }
}

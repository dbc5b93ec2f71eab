// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/**
 * The result shapes of a structured operation: a dynamic size is that of an input with the same loop, if any, otherwise
 * that of the init. As in MLIR, the sizes of all operands are computed, even unused ones.
 */
final class ResultShapes implements ReifyRankedShapedTypeOpInterface {
  @Override
  public @Nullable List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
    LinalgOp structure = LinalgOp.of(op);
    AffineMap shapesToLoops = structure.getShapesToLoopsMap(op);
    List<AffineMap> maps = structure.getIndexingMaps(op);
    if (shapesToLoops == null) {
      return null;
    }
    List<OpFoldResult> all = sizesOfOperands(op, builder);
    int inputs = structure.countDpsInputs(op);
    int inputSizes = countSizes(op, inputs);
    List<List<OpFoldResult>> shapes = new ArrayList<>(op.resultCount());
    for (int i = inputs; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof RankedTensorType type) {
        shapes.add(shape(op, i, type, maps.get(i), shapesToLoops, all.subList(0, inputSizes), builder));
      }
    }
    return shapes;
  }

  private static List<OpFoldResult> sizesOfOperands(Operation op, OpBuilder builder) {
    List<OpFoldResult> sizes = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) {
      long[] shape = LinalgOp.shapeOf(op.operand(i).type());
      for (int dim = 0; dim < shape.length; dim++) {
        sizes.add(ShapedType.isDynamic(shape[dim])
            ? OpFoldResult.of(DimOp.createOrFold(builder, op.location(), op.operand(i), dim))
            : OpFoldResult.of(IntegerAttr.index(op.context(), shape[dim])));
      }
    }
    return sizes;
  }

  private static int countSizes(Operation op, int inputs) {
    int count = 0;
    for (int i = 0; i < inputs; i++) {
      count += LinalgOp.shapeOf(op.operand(i).type()).length;
    }
    return count;
  }

  private static List<OpFoldResult> shape(
      Operation op, int init, RankedTensorType type, AffineMap map, AffineMap shapesToLoops, List<OpFoldResult> inputs,
      OpBuilder builder) {
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    for (int dim = 0; dim < type.rank(); dim++) {
      if (!type.isDynamicDim(dim)) {
        sizes.add(OpFoldResult.of(IntegerAttr.index(op.context(), type.dim(dim))));
        continue;
      }
      int position = map.result(dim) instanceof AffineDimExpr loop
          ? ((AffineDimExpr) shapesToLoops.result(loop.position())).position() : Integer.MAX_VALUE;
      sizes.add(position < inputs.size() ? inputs.get(position)
          : OpFoldResult.of(DimOp.createOrFold(builder, op.location(), op.operand(init), dim)));
    }
    return sizes;
  }
}

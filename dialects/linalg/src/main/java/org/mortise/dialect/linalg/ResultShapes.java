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
 * The shapes of the results of a structured operation: a dynamic size is that of an input with the same loop if there
 * is one, otherwise that of the init.
 */
record ResultShapes(LinalgOp structure) implements ReifyRankedShapedTypeOpInterface {
  @Override
  public @Nullable List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
    AffineMap shapesToLoops = structure.getShapesToLoopsMap(op);
    List<AffineMap> maps = structure.getIndexingMaps(op);
    if (shapesToLoops == null) {
      return null;
    }
    List<List<OpFoldResult>> shapes = new ArrayList<>(op.resultCount());
    for (int i = structure.countDpsInputs(op); i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof RankedTensorType type) {
        shapes.add(shape(op, i, type, maps.get(i), shapesToLoops, builder));
      }
    }
    return shapes;
  }

  private List<OpFoldResult> shape(
      Operation op, int init, RankedTensorType type, AffineMap map, AffineMap shapesToLoops, OpBuilder builder) {
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    for (int dim = 0; dim < type.rank(); dim++) {
      if (!type.isDynamicDim(dim)) {
        sizes.add(OpFoldResult.of(IntegerAttr.index(op.context(), type.dim(dim))));
        continue;
      }
      int position = map.result(dim) instanceof AffineDimExpr loop
          ? ((AffineDimExpr) shapesToLoops.result(loop.position())).position() : Integer.MAX_VALUE;
      sizes.add(size(op, init, dim, position, builder));
    }
    return sizes;
  }

  /** Returns the size at {@code position} among the sizes of the inputs, or that of the init if it is beyond them. */
  private OpFoldResult size(Operation op, int init, int dim, int position, OpBuilder builder) {
    int left = position;
    for (int i = 0; i < structure.countDpsInputs(op); i++) {
      long[] shape = LinalgOp.shapeOf(op.operand(i).type());
      if (left < shape.length) {
        return ShapedType.isDynamic(shape[left])
            ? OpFoldResult.of(DimOp.create(builder, op.location(), op.operand(i), left).result())
            : OpFoldResult.of(IntegerAttr.index(op.context(), shape[left]));
      }
      left -= shape.length;
    }
    return OpFoldResult.of(DimOp.create(builder, op.location(), op.operand(init), dim).result());
  }
}

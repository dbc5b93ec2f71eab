// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.types.RankedTensorType;

/** The shapes of the results of allocations and of copies to a destination. */
final class ResultShapes {
  private ResultShapes() {}

  /** The operands, or the sizes of the copied tensor. */
  static final class OfAllocation implements ReifyRankedShapedTypeOpInterface {
    @Override
    public @Nullable List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      AllocTensorOp alloc = AllocTensorOp.of(op);
      if (!(alloc.resultType() instanceof RankedTensorType type)) {
        return null;
      }
      List<OpFoldResult> sizes = new ArrayList<>(type.rank());
      for (int i = 0; i < type.rank(); i++) {
        sizes.add(type.isDynamicDim(i)
            ? OpFoldResult.of(dynamicSize(alloc, type, i, builder))
            : OpFoldResult.of(IntegerAttr.index(builder.context(), type.dim(i))));
      }
      return List.of(sizes);
    }

    private static Value dynamicSize(AllocTensorOp alloc, RankedTensorType type, int dimension, OpBuilder builder) {
      if (alloc.copy() == null) {
        return alloc.dynamicSizes().get(type.dynamicDimIndex(dimension));
      }
      Location location = alloc.location();
      Value index = ConstantOp.createIndex(builder, location, dimension);
      return DimOp.create(builder, location, alloc.copy(), index);
    }
  }

  /** The sizes of the destination. */
  static final class OfDestination implements ReifyRankedShapedTypeOpInterface {
    @Override
    public @Nullable List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      boolean isTensor = op.operand(1).type() instanceof RankedTensorType;
      return op.resultCount() == 1 && isTensor
          ? List.of(org.mortise.dialect.tensor.ResultShapes.mixedSizes(builder, op.location(), op.operand(1))) : null;
    }
  }
}

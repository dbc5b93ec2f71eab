// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Reification of the result shapes of operations of this dialect from their operands. */
public final class ResultShapes {
  private ResultShapes() {}

  /** Returns the sizes of a ranked tensor: index constants, and {@code tensor.dim} for dynamic sizes. */
  public static List<OpFoldResult> mixedSizes(OpBuilder builder, Location location, Value tensor) {
    List<OpFoldResult> sizes = new ArrayList<>();
    for (int i = 0; i < TensorTypes.of(tensor).rank(); i++) {
      sizes.add(size(builder, location, tensor, i));
    }
    return sizes;
  }

  private static OpFoldResult size(OpBuilder builder, Location location, Value tensor, int dimension) {
    RankedTensorType type = TensorTypes.of(tensor);
    return type.isDynamicDim(dimension)
        ? OpFoldResult.of(DimOp.createOrFold(builder, location, tensor, dimension))
        : constant(builder, type.dim(dimension));
  }

  private static OpFoldResult constant(OpBuilder builder, long size) {
    return OpFoldResult.of(IntegerAttr.index(builder.context(), size));
  }

  private static List<OpFoldResult> toList(OpBuilder builder, MixedIndices sizes, BitSet dropped) {
    List<OpFoldResult> list = new ArrayList<>(sizes.size());
    for (int i = 0; i < sizes.size(); i++) {
      if (!dropped.get(i)) {
        list.add(sizes.isDynamic(i) ? OpFoldResult.of(sizes.value(i)) : constant(builder, sizes.number(i)));
      }
    }
    return list;
  }

  /** The size of a dynamic dimension of a result. */
  @FunctionalInterface
  private interface DynamicSize {
    OpFoldResult at(int dimension);
  }

  /** Returns the static sizes of {@code type} as constants, and the others by {@code dynamic}. */
  private static List<List<OpFoldResult>> shape(OpBuilder builder, ShapedType type, DynamicSize dynamic) {
    List<OpFoldResult> sizes = new ArrayList<>(type.rank());
    for (int i = 0; i < type.rank(); i++) {
      sizes.add(type.isDynamicDim(i) ? dynamic.at(i) : constant(builder, type.dim(i)));
    }
    return List.of(sizes);
  }

  /** Operations whose operands are the dynamic sizes. */
  static final class OfSizes implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      RankedTensorType type = TensorTypes.of(op.result(0));
      int first = SplatOp.of(op) == null ? 0 : 1;
      return shape(builder, type, i -> OpFoldResult.of(op.operand(first + type.dynamicDimIndex(i))));
    }
  }

  /** Operations whose result has the shape of the destination. */
  public static final class OfDestination implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      return List.of(mixedSizes(builder, op.location(), op.operand(1)));
    }
  }

  /** The sizes of a slice without the dropped dimensions. */
  static final class OfSlice implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      ExtractSliceOp slice = ExtractSliceOp.of(op);
      return List.of(toList(builder, slice.mixedSizes(), slice.droppedDims()));
    }
  }

  /** The sum of the sizes along the dimension of the concatenation, and the sizes of an input otherwise. */
  static final class OfConcat implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      ConcatOp concat = ConcatOp.of(op);
      int dim = (int) concat.dimAttr().longValue();
      long[] inferred = ConcatTypes.shape(concat.inputs(), dim);
      RankedTensorType type = concat.resultType();
      List<OpFoldResult> sizes = new ArrayList<>();
      for (int i = 0; i < inferred.length; i++) {
        sizes.add(type.isDynamicDim(i) && i != dim
            ? OpFoldResult.of(copied(builder, concat, i, inferred[i])) : constant(builder, type.dim(i)));
      }
      if (type.isDynamicDim(dim)) {
        sizes.set(dim, OpFoldResult.of(sum(builder, concat, dim))); // after the other sizes, as in MLIR
      }
      return List.of(sizes);
    }

    /** Returns the size that all inputs have. */
    private static Value copied(OpBuilder builder, ConcatOp concat, int dim, long known) {
      Value first = concat.inputs().get(0);
      return ShapedType.isDynamic(known) ? DimOp.create(builder, first.location(), first, dim)
          : ConstantOp.createIndex(builder, concat.location(), known);
    }

    private static Value sum(OpBuilder builder, ConcatOp concat, int dim) {
      List<OpFoldResult> sizes = new ArrayList<>();
      AffineExpr sum = null;
      for (Value input : concat.inputs()) {
        AffineExpr next = AffineExpr.dim(sizes.size());
        sum = sum == null ? next : sum.plus(next);
        sizes.add(OpFoldResult.of(DimOp.createOrFold(builder, input.location(), input, dim)));
      }
      OpFoldResult size = AffineApplies.makeComposedFolded(
          builder, concat.location(), AffineMap.of(sizes.size(), 0, sum), sizes);
      return size.value() != null ? size.value()
          : ConstantOp.createIndex(builder, concat.location(), size.constant().longValue());
    }
  }

  /** The sums of the sizes of the source and the padding. */
  static final class OfPad implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      PadOp pad = PadOp.of(op);
      return shape(builder, pad.resultType(), i -> {
        List<OpFoldResult> operands = new ArrayList<>();
        operands.add(OpFoldResult.of(DimOp.createOrFold(builder, op.location(), pad.source(), i)));
        AffineExpr sum = plus(AffineExpr.dim(0), pad.mixedLow(), i, operands);
        sum = plus(sum, pad.mixedHigh(), i, operands);
        AffineMap map = AffineMap.of(operands.size(), 0, sum);
        return AffineApplies.makeComposedFolded(builder, op.location(), map, operands);
      });
    }

    private static AffineExpr plus(AffineExpr sum, MixedIndices padding, int index, List<OpFoldResult> operands) {
      if (!padding.isDynamic(index)) {
        return sum.plus(padding.number(index));
      }
      operands.add(OpFoldResult.of(padding.value(index)));
      return sum.plus(AffineExpr.dim(operands.size() - 1));
    }
  }

  /** The products of the sizes of groups. */
  static final class OfCollapse implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      CollapseShapeOp collapse = CollapseShapeOp.of(op);
      int[][] groups = collapse.reassociation();
      return shape(builder, collapse.resultType(), i -> {
        List<OpFoldResult> sizes = new ArrayList<>();
        AffineExpr product = null;
        for (int dimension : groups[i]) {
          AffineExpr next = AffineExpr.symbol(sizes.size());
          product = product == null ? next : product.times(next);
          sizes.add(size(builder, op.location(), collapse.src(), dimension));
        }
        AffineMap map = AffineMap.of(0, sizes.size(), product);
        return AffineApplies.makeComposedFolded(builder, op.location(), map, sizes);
      });
    }
  }

  /** The given output shape. */
  static final class OfExpansion implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      return List.of(ExpandShapeOp.of(op).mixedOutputShape().toFoldResults(op.context()));
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldmemrefaliasops;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.affine.SliceIndices;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.memref.CollapseShapeOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.ExpandShapeOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.types.MemRefType;

/** Converts indices of a view to indices of its source. Linear in the dimensions. */
final class ViewIndices {
  private final OpBuilder builder;
  private final Location location;

  ViewIndices(OpBuilder builder, Location location) {
    this.builder = builder;
    this.location = location;
  }

  /** Returns the results of a map. */
  List<Value> apply(AffineMap map, List<Value> operands) {
    List<OpFoldResult> numbers = OpFoldResult.of(operands);
    List<Value> values = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      values.add(applyOne(AffineMap.of(map.dimCount(), map.symbolCount(), result), numbers));
    }
    return values;
  }

  private Value applyOne(AffineMap map, List<OpFoldResult> operands) {
    return value(AffineApplies.makeComposedFolded(builder, location, map, operands));
  }

  private Value value(OpFoldResult number) {
    return number.value() != null ? number.value()
        : ConstantOp.createIndex(builder, location, number.constant().longValue());
  }

  private static OpFoldResult constant(Context context, long number) {
    return OpFoldResult.of(IntegerAttr.index(context, number));
  }

  /** Returns {@code offset + index * stride} for each dimension of the source. */
  List<Value> resolve(SubViewOp subview, List<OpFoldResult> indices) {
    return SliceIndices.resolveToValues(builder, location, subview.mixedOffsets(), subview.mixedStrides(),
        subview.droppedDims(), indices);
  }

  /** Returns whether at most one dimension of each group of the result is dynamic. */
  static boolean isResolvable(ExpandShapeOp expand) {
    for (int[] group : expand.reassociation()) {
      if (Reassociation.dynamicCount(group, (MemRefType) expand.result().type()) > 1) {
        return false;
      }
    }
    return true;
  }

  /** Returns for each dimension of the source the linear index in the group of the result. */
  List<Value> resolve(ExpandShapeOp expand, List<Value> indices) {
    Value source = expand.src();
    MemRefType sourceType = (MemRefType) source.type();
    MemRefType type = (MemRefType) expand.result().type();
    Value[] sourceSizes = new Value[sourceType.rank()];
    for (int i = 0; i < sourceSizes.length; i++) {
      sourceSizes[i] = sourceType.isDynamicDim(i) ? DimOp.create(builder, location, source, i) : null;
    }
    int[][] groups = expand.reassociation();
    List<OpFoldResult> sizes = new ArrayList<>(Collections.nCopies(type.rank(), constant(builder.context(), 1)));
    for (int i = 0; i < groups.length; i++) {
      addSizes(type, groups[i], sourceSizes[i], sizes);
    }
    List<Value> resolved = new ArrayList<>(groups.length);
    for (int[] group : groups) {
      resolved.add(linearize(group, sizes, indices));
    }
    return resolved;
  }

  /** Sets the sizes of a group; a dynamic size is the quotient of the source size and the other sizes. */
  private void addSizes(MemRefType type, int[] group, @Nullable Value sourceSize, List<OpFoldResult> sizes) {
    long product = 1;
    int dynamic = -1;
    for (int dim : group) {
      if (type.isDynamicDim(dim)) {
        dynamic = dim;
      } else {
        sizes.set(dim, constant(builder.context(), type.dim(dim)));
        product *= type.dim(dim);
      }
    }
    if (dynamic >= 0) {
      Value divisor = ConstantOp.createIndex(builder, location, product);
      sizes.set(dynamic, OpFoldResult.of(DivUIOp.create(builder, location, sourceSize, divisor)));
    }
  }

  private Value linearize(int[] group, List<OpFoldResult> sizes, List<Value> indices) {
    int count = group.length;
    List<OpFoldResult> operands = new ArrayList<>(Collections.nCopies(count, constant(builder.context(), 1)));
    AffineMap product = AffineMap.of(0, 2, AffineExpr.symbol(0).times(AffineExpr.symbol(1)));
    for (int i = count - 1; i > 0; i--) {
      List<OpFoldResult> factors = List.of(operands.get(i), sizes.get(group[i]));
      operands.set(i - 1, AffineApplies.makeComposedFolded(builder, location, product, factors));
    }
    AffineExpr sum = AffineExpr.constant(0);
    for (int i = 0; i < count; i++) {
      sum = sum.plus(AffineExpr.dim(i).times(AffineExpr.symbol(i)));
      operands.add(OpFoldResult.of(indices.get(group[i])));
    }
    return applyOne(AffineMap.of(count, count, sum), operands);
  }

  /** Returns whether all dimensions of the source but the first of each group are static. */
  static boolean isResolvable(CollapseShapeOp collapse) {
    MemRefType type = (MemRefType) collapse.src().type();
    for (int[] group : collapse.reassociation()) {
      for (int i = 1; i < group.length; i++) {
        if (type.isDynamicDim(group[i])) {
          return false;
        }
      }
    }
    return true;
  }

  /** Delinearizes an index into each group of collapsed source dimensions. */
  List<Value> resolve(CollapseShapeOp collapse, List<Value> indices) {
    MemRefType type = (MemRefType) collapse.src().type();
    int[][] groups = collapse.reassociation();
    List<Value> resolved = new ArrayList<>(type.rank());
    for (int i = 0; i < groups.length; i++) {
      long[] strides = new long[groups[i].length];
      long stride = 1;
      for (int j = strides.length - 1; j >= 0; j--) {
        strides[j] = stride;
        stride *= j == 0 ? 1 : type.dim(groups[i][j]);
      }
      AffineExpr rest = AffineExpr.dim(0);
      for (long each : strides) {
        AffineMap map = AffineMap.of(1, 0, rest.floorDiv(each));
        resolved.add(applyOne(map, List.of(OpFoldResult.of(indices.get(i)))));
        rest = rest.mod(each);
      }
    }
    for (int i = 0; groups.length == 0 && i < type.rank(); i++) {
      resolved.add(ConstantOp.createIndex(builder, location, 0));
    }
    return resolved;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.ShiftType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;

/** Canonicalization of {@code fir.array_coor} of an array with a known descriptor. */
final class ArrayCoorPatterns {
  private ArrayCoorPatterns() {}

  /** Takes the element from the array itself, if the shape and the slice of both operations can be one. */
  @Canonicalization("SimplifyArrayCoorOp")
  static boolean skipDescriptor(ArrayCoorOp element, PatternRewriter rewriter) {
    DescribedArray array = DescribedArray.of(element.memref());
    if (array == null) {
      return false;
    }
    return array.slice() == null
        ? skipWhole(element, array, rewriter)
        : skipSlice(element, array, rewriter);
  }

  private static boolean skipWhole(ArrayCoorOp element, DescribedArray array, PatternRewriter rewriter) {
    Value shape = element.shape();
    if (shape != null && shape != array.shape()
        && (array.shape() != null || !isShapeOf(array.source(), shape))) {
      return false;
    }
    if (shape == null) {
      if (!array.hasKnownExtents()) {
        return false;
      }
      shape = array.shapeWithoutLowerBounds(rewriter);
    }
    replace(element, array.source(), shape, element.slice(), List.copyOf(element.indices()), rewriter);
    return true;
  }

  private static boolean isShapeOf(Value source, Value shape) {
    return source.type() instanceof BaseBoxType || !(shape.type() instanceof ShiftType);
  }

  private static boolean skipSlice(ArrayCoorOp element, DescribedArray array, PatternRewriter rewriter) {
    boolean isSameShape = element.shape() == array.shape();
    if (element.slice() != null && (element.slice() != array.slice() || !isSameShape)) {
      return false;
    }
    if (element.shape() != null && !isSameShape) {
      return false;
    }
    List<Value> indices = List.copyOf(element.indices());
    if (!isSameShape && array.hasLowerBounds()) {
      List<Value> lowerBounds = array.lowerBounds();
      if (lowerBounds == null) {
        return false;
      }
      indices = shifted(element, lowerBounds, array.shape().definingOp().location(), rewriter.silentBuilder());
    }
    replace(element, array.source(), array.shape(), array.slice(), indices, rewriter);
    return true;
  }

  /** Adds to each index, which counts from 1, the distance of its lower bound from 1. */
  private static List<Value> shifted(
      ArrayCoorOp element, List<Value> lowerBounds, Location location, OpBuilder builder) {
    Value one = ConstantOp.createIndex(builder, location, 1);
    OverflowFlagsAttr noWrap = OverflowFlagsAttr.of(builder.context(), OverflowFlagsAttr.NSW);
    List<Value> shifted = new ArrayList<>();
    for (int i = 0; i < Math.min(lowerBounds.size(), element.indices().size()); i++) {
      Value bound = asIndex(lowerBounds.get(i), location, builder);
      Value index = asIndex(element.indices().get(i), location, builder);
      Value sum = foldedSum(index, bound);
      if (sum == null) {
        AddIOp created = AddIOp.build(builder, location, index, bound);
        created.setOverflowFlagsAttr(noWrap);
        sum = created.result();
      }
      SubIOp difference = SubIOp.build(builder, location, sum, one);
      difference.setOverflowFlagsAttr(noWrap);
      shifted.add(difference.result());
    }
    return shifted;
  }

  /**
   * Returns the value that the sum folds to, or null. It must not be left to later iterations, where the subtraction
   * can be combined with the addition first.
   */
  private static @Nullable Value foldedSum(Value index, Value bound) {
    IntegerAttr constant = Constants.integerOf(bound);
    if (constant != null && constant.isZero()) {
      return index;
    }
    SubIOp difference = SubIOp.of(index.definingOp());
    return difference != null && difference.rhs() == bound ? difference.lhs() : null;
  }

  private static Value asIndex(Value value, Location location, OpBuilder builder) {
    IndexType index = IndexType.of(builder.context());
    return value.type() == index ? value : ConvertOp.create(builder, location, index, value);
  }

  private static void replace(
      ArrayCoorOp element, Value source, @Nullable Value shape, @Nullable Value slice, List<Value> indices,
      PatternRewriter rewriter) {
    Operation operation = element.operation();
    rewriter.modifyOpInPlace(operation, () -> {
      element.memrefOperand().set(source);
      operation.operandGroup(1).assign(shape == null ? List.of() : List.of(shape));
      operation.operandGroup(2).assign(slice == null ? List.of() : List.of(slice));
      operation.operandGroup(3).assign(indices);
    });
  }
}

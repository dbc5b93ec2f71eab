// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** The type of concatenated tensors: sizes along the dimension are added, all others must be equal. */
final class ConcatTypes implements CompatibleTypes {
  @Override
  public @Nullable Type inferType(OperationState state) {
    List<Value> operands = state.operands();
    if (operands.isEmpty()) {
      return null;
    }
    Type element = TosaTypes.elementOf(operands.get(0));
    TensorType first = firstRanked(operands);
    if (first == null) {
      return UnrankedTensorType.of(element);
    }
    long axis = axisOf(state);
    long[] shape = new long[first.rank()];
    Arrays.fill(shape, ShapedType.DYNAMIC);
    if (merge(operands, axis, shape) >= 0) {
      return null;
    }
    if (axis >= 0 && axis < shape.length) {
      shape[(int) axis] = sum(operands, (int) axis);
      if (shape[(int) axis] < 0 && !ShapedType.isDynamic(shape[(int) axis])) {
        return null; // the sum overflows
      }
    }
    return RankedTensorType.of(shape, element);
  }

  @Override
  public @Nullable String explainFailure(OperationState state) {
    TensorType first = firstRanked(state.operands());
    if (first == null) {
      return null;
    }
    long[] shape = new long[first.rank()];
    Arrays.fill(shape, ShapedType.DYNAMIC);
    int dimension = merge(state.operands(), axisOf(state), shape);
    return "Cannot concat tensors with different sizes on the non-axis dimension " + dimension;
  }

  /** Fills in the known sizes; returns the first dimension with different sizes, or -1. */
  private static int merge(List<Value> operands, long axis, long[] shape) {
    for (Value operand : operands) {
      TensorType type = TosaTypes.ranked(operand);
      for (int i = 0; type != null && i < Math.min(type.rank(), shape.length); i++) {
        if (i == axis || type.isDynamicDim(i)) {
          continue;
        }
        if (shape[i] != ShapedType.DYNAMIC && shape[i] != type.dim(i)) {
          return i;
        }
        shape[i] = type.dim(i);
      }
    }
    return -1;
  }

  private static long sum(List<Value> operands, int axis) {
    long sum = 0;
    for (Value operand : operands) {
      TensorType type = TosaTypes.ranked(operand);
      if (type == null || axis >= type.rank() || type.isDynamicDim(axis)) {
        return ShapedType.DYNAMIC;
      }
      sum += type.dim(axis);
    }
    return sum;
  }

  private static @Nullable TensorType firstRanked(List<Value> operands) {
    for (Value operand : operands) {
      TensorType type = TosaTypes.ranked(operand);
      if (type != null) {
        return type;
      }
    }
    return null;
  }

  private static long axisOf(OperationState state) {
    return ((IntegerAttr) state.getAttr("axis")).longValue();
  }
}

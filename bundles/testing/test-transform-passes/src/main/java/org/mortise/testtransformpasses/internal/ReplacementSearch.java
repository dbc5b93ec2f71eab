// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.dialect.tensor.CollapseShapeOp;
import org.mortise.dialect.tensor.ExpandShapeOp;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.ReshapeOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueDim;

/**
 * Finds the operation that replaces one that is replaced by values: an operation of the same name that computes all of
 * them, possibly followed by operations that only change the shape.
 */
final class ReplacementSearch {
  private ReplacementSearch() {}

  /** Returns the operation that replaces {@code replaced}, or null. */
  static @Nullable Operation find(Operation replaced, List<Value> values) {
    List<Value> next = values;
    while (!next.isEmpty()) {
      Operation op = commonOperation(next);
      if (op == null || op.name() == replaced.name()) {
        return op;
      }
      Value source = sourceOf(op);
      if (source == null) {
        return null;
      }
      next = List.of(source);
    }
    return null;
  }

  private static @Nullable Operation commonOperation(List<Value> values) {
    Operation op = values.get(0).definingOp();
    for (Value value : values) {
      if (value.definingOp() != op) {
        return null;
      }
    }
    return op != null && op.resultCount() == values.size() ? op : null;
  }

  /** Returns the tensor with the same elements as the result of {@code op}; null if unknown. */
  private static @Nullable Value sourceOf(Operation op) {
    return switch (op.name().name()) {
      case CastOp.NAME, CollapseShapeOp.NAME, ExpandShapeOp.NAME, ReshapeOp.NAME -> op.operand(0);
      case ExtractSliceOp.NAME -> {
        ExtractSliceOp slice = ExtractSliceOp.of(op);
        yield isWhole(slice.source(), slice.mixedSizes()) ? slice.source() : null;
      }
      case InsertSliceOp.NAME -> {
        InsertSliceOp slice = InsertSliceOp.of(op);
        yield isWhole(slice.dest(), slice.mixedSizes()) ? slice.source() : null;
      }
      default -> null;
    };
  }

  /** Returns whether all sizes are known to be those of the tensor. */
  private static boolean isWhole(Value tensor, MixedIndices sizes) {
    List<OpFoldResult> given = sizes.toFoldResults(tensor.type().context());
    for (int i = 0; i < given.size(); i++) {
      boolean isSame = ValueBoundsConstraintSet.compare(
          BoundVariable.of(new ValueDim(tensor, i)), ComparisonOperator.EQ, BoundVariable.of(given.get(i)));
      if (!isSame) {
        return false;
      }
    }
    return true;
  }
}

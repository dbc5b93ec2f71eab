// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.ResultTypes;
import org.mortise.ir.types.RankedTensorType;

/** The most precise type: sizes and shapes before indices and extents, known extents before unknown ones. */
final class MeetTypes implements ResultTypes {
  @Override
  public @Nullable List<Type> infer(OperationState state) {
    Type meet = meet(state);
    return meet == null ? null : List.of(meet);
  }

  private static @Nullable Type meet(OperationState state) {
    Type a = state.operands().get(0).type();
    Type b = state.operands().get(1).type();
    boolean isSize = ShapeConstraints.SIZE_OR_INDEX.accepts(a);
    if (isSize != ShapeConstraints.SIZE_OR_INDEX.accepts(b)) {
      return null;
    }
    if (ShapeSort.isAny(a) || ShapeSort.isAny(b)) {
      return isSize ? ShapeSort.SIZE.in(state.context()) : ShapeSort.SHAPE.in(state.context());
    }
    if (isSize) {
      return a;
    }
    RankedTensorType x = (RankedTensorType) a;
    RankedTensorType y = (RankedTensorType) b;
    if (x.isDynamicDim(0)) {
      return y;
    }
    return y.isDynamicDim(0) || x.dim(0) == y.dim(0) ? x : null;
  }

  @Override
  public @Nullable String explainFailure(OperationState state) {
    boolean isSize = ShapeConstraints.SIZE_OR_INDEX.accepts(state.operands().get(0).type());
    return isSize == ShapeConstraints.SIZE_OR_INDEX.accepts(state.operands().get(1).type())
        ? "unequal shape cardinality"
        : "requires all sizes or shapes";
  }

  @Override
  public boolean areCompatible(Type inferred, Type declared) {
    if (ShapeConstraints.SIZE_OR_INDEX.accepts(inferred)) {
      return ShapeConstraints.SIZE_OR_INDEX.accepts(declared);
    }
    return !ShapeConstraints.SIZE_OR_INDEX.accepts(declared)
        && (inferred == declared
            || ShapeSort.isAny(inferred)
            || ShapeSort.isAny(declared)
            || ((RankedTensorType) inferred).isDynamicDim(0)
            || ((RankedTensorType) declared).isDynamicDim(0));
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultTypes;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Returns the shape of a tensor, a buffer or a value with its shape. */
@Op(name = "shape.shape_of",
    operands = "arg: SHAPED_OR_VALUE_SHAPE",
    results = "result: SHAPE_OR_EXTENTS",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `->` type($result)",
    patterns = ShapeOfPatterns.class)
public final class ShapeOfOp extends ShapeOfOpBase {
  ShapeOfOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new Types());
  }

  @Nullable Diagnostic verify() {
    return ErrorPropagation.verifyShape(operation());
  }

  /** A shape, or a tensor with an extent for each dimension; a shape may be declared for both. */
  private static final class Types implements ResultTypes {
    @Override
    public List<Type> infer(OperationState state) {
      if (!(state.operands().get(0).type() instanceof ShapedType shaped)) {
        return List.of(ShapeSort.SHAPE.in(state.context()));
      }
      long[] shape = {shaped.hasRank() ? shaped.rank() : ShapedType.DYNAMIC};
      return List.of(RankedTensorType.of(shape, IndexType.of(state.context())));
    }

    @Override
    public boolean areCompatible(Type inferred, Type declared) {
      return inferred == declared
          || ShapeSort.SHAPE.is(inferred)
          || ShapeSort.SHAPE.is(declared)
          || haveSameExtents((RankedTensorType) inferred, (RankedTensorType) declared);
    }

    private static boolean haveSameExtents(RankedTensorType a, RankedTensorType b) {
      return a.isDynamicDim(0) || b.isDynamicDim(0);
    }
  }
}

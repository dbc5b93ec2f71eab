// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.MemRefType;

/** Folds {@code memref.dim} to a size known from the type or the definition of the memref. */
final class DimFolding {
  private DimFolding() {}

  static FoldResult fold(DimOp dim, Attribute[] constants) {
    Value source = dim.source();
    if (!(constants[1] instanceof IntegerAttr number) || !(source.type() instanceof MemRefType type)) {
      return FoldResult.NONE;
    }
    long index = number.longValue();
    if (index < 0 || index >= type.rank()) {
      return FoldResult.NONE; // undefined behaviour at run time
    }
    int dimension = (int) index;
    if (!type.isDynamicDim(dimension)) {
      return FoldResult.of(IntegerAttr.index(dim.context(), type.dim(dimension)));
    }
    ReinterpretCastOp cast = ReinterpretCastOp.of(source.definingOp());
    if (cast != null && !cast.mixedSizes().isDynamic(dimension)) {
      return FoldResult.of(IntegerAttr.index(dim.context(), cast.mixedSizes().number(dimension)));
    }
    Value size = dynamicSize(source.definingOp(), type, dimension);
    return size != null ? FoldResult.of(size) : CastFolding.intoOperands(dim.operation());
  }

  /** Returns the operand of {@code definition} that is the size of a dynamic dimension of its result, or null. */
  private static @Nullable Value dynamicSize(Operation definition, MemRefType type, int dimension) {
    if (definition == null) {
      return null;
    }
    int position = type.dynamicDimIndex(dimension);
    return switch (definition.name().name()) {
      case AllocOp.NAME -> AllocOp.of(definition).dynamicSizes().get(position);
      case AllocaOp.NAME -> AllocaOp.of(definition).dynamicSizes().get(position);
      case ViewOp.NAME -> ViewOp.of(definition).sizes().get(position);
      case ReinterpretCastOp.NAME -> ReinterpretCastOp.of(definition).mixedSizes().value(dimension);
      case SubViewOp.NAME -> sizeOfSubView(SubViewOp.of(definition), dimension);
      default -> null;
    };
  }

  private static @Nullable Value sizeOfSubView(SubViewOp subview, int dimension) {
    BitSet dropped = SubViews.droppedDims(subview);
    if (dropped == null) {
      return null;
    }
    int source = -1;
    for (int kept = -1; kept < dimension; ) {
      source++;
      if (!dropped.get(source)) {
        kept++;
      }
    }
    return subview.mixedSizes().value(source);
  }
}

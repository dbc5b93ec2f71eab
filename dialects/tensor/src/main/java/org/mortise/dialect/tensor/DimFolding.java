// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Attribute;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.RankedTensorType;

/** Folds {@code tensor.dim} to a size known from the type or the definition of the tensor. */
final class DimFolding {
  private DimFolding() {}

  static FoldResult fold(DimOp dim, Attribute[] constants) {
    Value source = dim.source();
    if (!(constants[1] instanceof IntegerAttr number) || !(source.type() instanceof RankedTensorType type)) {
      return FoldResult.NONE;
    }
    long index = number.longValue();
    if (index < 0 || index >= type.rank()) {
      return FoldResult.NONE; // undefined behavior at run time
    }
    int dimension = (int) index;
    if (!type.isDynamicDim(dimension)) {
      return FoldResult.of(IntegerAttr.index(dim.context(), type.dim(dimension)));
    }
    GenerateOp generate = GenerateOp.of(source.definingOp());
    if (generate != null) {
      return FoldResult.of(generate.dynamicExtents().get(type.dynamicDimIndex(dimension)));
    }
    // A slice that drops dimensions is left to reification, which computes which ones it drops.
    ExtractSliceOp slice = ExtractSliceOp.of(source.definingOp());
    if (slice != null && type.rank() == slice.sourceType().rank() && slice.mixedSizes().isDynamic(dimension)) {
      return FoldResult.of(slice.mixedSizes().value(dimension));
    }
    CastOp cast = CastOp.of(source.definingOp());
    if (!CastPatterns.canFoldIntoConsumer(cast)) {
      return FoldResult.NONE;
    }
    dim.sourceOperand().set(cast.source());
    return FoldResult.IN_PLACE;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SparseElementsAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** Folding of operations on single elements. */
final class ElementFolding {
  private ElementFolding() {}

  static FoldResult extract(ExtractOp op, Attribute[] constants) {
    if (constants[0] instanceof DenseElementsAttr elements && elements.isSplat()) {
      return FoldResult.of(elements.elementAt(0));
    }
    long[] indices = new long[constants.length - 1];
    for (int i = 0; i < indices.length; i++) {
      if (!(constants[i + 1] instanceof IntegerAttr index)) {
        return FoldResult.NONE;
      }
      indices[i] = index.longValue();
    }
    FromElementsOp elements = FromElementsOp.of(op.tensor().definingOp());
    if (elements != null) {
      long position = position(op.tensorType(), indices);
      boolean exists = position >= 0 && position < elements.elements().size();
      return exists ? FoldResult.of(elements.elements().get((int) position)) : FoldResult.NONE;
    }
    if (!isInside(op.tensorType(), indices)) {
      return FoldResult.NONE;
    }
    if (constants[0] instanceof DenseElementsAttr dense) {
      return FoldResult.of(dense.elementAt((int) position(dense.shapedType(), indices)));
    }
    return constants[0] instanceof SparseElementsAttr sparse ? sparseElement(sparse, indices) : FoldResult.NONE;
  }

  private static boolean isInside(ShapedType type, long[] indices) {
    for (int i = 0; i < indices.length; i++) {
      if (indices[i] < 0 || indices[i] >= type.dim(i)) {
        return false;
      }
    }
    return type.hasStaticShape();
  }

  private static long position(ShapedType type, long[] indices) {
    long position = 0;
    for (int i = 0; i < indices.length; i++) {
      position = position * type.dim(i) + indices[i];
    }
    return position;
  }

  /** Returns the last value at the position, by default zero. */
  private static FoldResult sparseElement(SparseElementsAttr sparse, long[] indices) {
    DenseElementsAttr positions = sparse.indices();
    DenseElementsAttr values = sparse.values();
    int count = (int) positions.numElements() / Math.max(indices.length, 1);
    for (int i = 0; i < count; i++) {
      if (isAt(positions, i, indices)) {
        return FoldResult.of(values.elementAt(values.isSplat() ? 0 : i));
      }
    }
    return FoldResult.ofNullable(zero(sparse.elementType()));
  }

  private static @Nullable Attribute zero(Type type) {
    if (type instanceof ComplexType complex) {
      Attribute part = zero(complex.elementType());
      return ArrayAttr.of(type.context(), List.of(part, part));
    }
    if (type instanceof FloatType number) {
      return FloatAttr.of(number, 0.0);
    }
    return type instanceof IntegerType || type instanceof IndexType ? IntegerAttr.of(type, 0) : null;
  }

  private static boolean isAt(DenseElementsAttr positions, int row, long[] indices) {
    for (int i = 0; i < indices.length; i++) {
      int at = positions.isSplat() ? 0 : row * indices.length + i;
      if (!(positions.elementAt(at) instanceof IntegerAttr number) || number.longValue() != indices[i]) {
        return false;
      }
    }
    return true;
  }

  static FoldResult insert(InsertOp op, Attribute[] constants) {
    boolean isSame = constants[0] != null && constants[1] instanceof DenseElementsAttr dest && dest.isSplat()
        && dest.elementAt(0) == constants[0];
    return isSame ? FoldResult.of(constants[1]) : FoldResult.NONE;
  }

  static FoldResult fromElements(FromElementsOp op, Attribute[] constants) {
    if (!DenseNumbersAttr.isValidElementType(op.resultType().elementType())) {
      return FoldResult.NONE;
    }
    for (Attribute constant : constants) {
      if (!DenseElementsBuilder.isElement(constant)) {
        return FoldResult.NONE;
      }
    }
    DenseElementsBuilder elements = new DenseElementsBuilder(op.resultType());
    for (Attribute constant : constants) {
      elements.add(constant);
    }
    return FoldResult.of(elements.build());
  }

  static FoldResult splat(SplatOp op, Attribute[] constants) {
    boolean isNumber = constants[0] instanceof IntegerAttr || constants[0] instanceof FloatAttr;
    return isNumber && op.aggregateType().hasStaticShape()
        ? FoldResult.of(Splats.with(op.aggregateType(), constants[0])) : FoldResult.NONE;
  }
}

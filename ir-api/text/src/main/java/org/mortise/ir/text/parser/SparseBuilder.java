// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SparseElementsAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Makes {@code sparse<indices, values>} and checks that every index is inside the shape. */
final class SparseBuilder {
  private final ParseState state;
  private final ShapedType type;
  private final int start;

  SparseBuilder(ParseState state, ShapedType type, int start) {
    this.state = state;
    this.type = type;
    this.start = start;
  }

  Attribute build(ElementsLiteral indices, int indicesAt, ElementsLiteral values, int valuesAt, boolean empty) {
    Type i64 = IntegerType.of(state.context, 64);
    long[] indicesShape = {empty ? 0 : 1, type.rank()};
    if (!empty && !indices.isScalar()) {
      indicesShape = indices.shape();
    }
    long[] valuesShape = empty || values.isScalar() ? new long[] {indicesShape[0]} : values.shape();
    ShapedType indicesType = RankedTensorType.of(indicesShape, i64);
    ShapedType valuesType = RankedTensorType.of(valuesShape, type.elementType());
    DenseElementsAttr builtIndices = indices.build(indicesType, indicesAt);
    DenseElementsAttr builtValues = values.build(valuesType, valuesAt);
    if (valuesShape.length != 1) {
      throw state.error(start, "expected 1-d tensor for sparse element values");
    }
    int width = indicesShape.length == 1 ? 1 : (int) indicesShape[1];
    if (indicesShape.length > 2 || width != type.rank() || indicesShape[0] != valuesShape[0]) {
      throw state.error(start, "expected shape (" + ElementsLiteral.list(type.shape())
          + "); inferred shape of indices literal (" + ElementsLiteral.list(indicesShape)
          + "); inferred shape of values literal (" + ElementsLiteral.list(valuesShape) + ")");
    }
    checkBounds(builtIndices, (int) indicesShape[0]);
    return SparseElementsAttr.of(type, builtIndices, builtValues);
  }

  private void checkBounds(DenseElementsAttr indices, int count) {
    int rank = type.rank();
    long[] index = new long[rank];
    for (int i = 0; i < count; i++) {
      boolean inside = true;
      for (int dim = 0; dim < rank; dim++) {
        index[dim] = ((IntegerAttr) indices.elementAt(indices.isSplat() ? 0 : i * rank + dim)).longValue();
        inside &= index[dim] >= 0 && index[dim] < type.dim(dim);
      }
      if (!inside) {
        throw state.error(start, "sparse index #" + i + " is not contained within the value shape, with index="
            + Arrays.toString(index) + ", and type='" + type + "'");
      }
    }
  }
}

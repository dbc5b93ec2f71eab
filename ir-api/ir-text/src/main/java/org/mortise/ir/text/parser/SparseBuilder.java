// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
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
    String problem = SparseElementsAttr.verify(type, builtIndices, builtValues);
    if (problem != null) {
      throw state.error(start, problem);
    }
    return SparseElementsAttr.of(type, builtIndices, builtValues);
  }
}

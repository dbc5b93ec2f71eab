// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ShapedType;

/** Produces a constant shape. */
@Op(name = "tosa.const_shape", since = "22.1",
    attributes = "values: INDEX_ELEMENTS",
    results = "output: SHAPE",
    traits = {"CONSTANT_LIKE", "SHAPE_OPERATOR", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class ConstShapeOp extends ConstShapeOpBase {
  ConstShapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    DenseElementsAttr values = valuesAttr();
    ShapedType type = (ShapedType) values.type();
    if (type.rank() != 1) {
      return opError("expect elements in attribute values with rank 1");
    }
    int rank = outputType().rank();
    return type.numElements() == rank || rank == 0 && type.numElements() == 1 ? null : opError(
        "expect number of elements in attribute values (" + type.numElements() + ") to be equal to the rank (" + rank
            + ") for the result shape type");
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valuesAttr());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Reshapes a tensor to a shape given by another tensor. */
@Op(name = "tensor.reshape",
    operands = {"source: ANY_TENSOR", "shape: SHAPE_TENSOR"},
    results = "result: ANY_TENSOR",
    traits = "PURE",
    format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    resultNames = "reshape",
    implementations = ReshapeBufferization.class)
public final class ReshapeOp extends ReshapeOpBase {
  ReshapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    TensorType source = sourceType();
    TensorType result = resultType();
    if (source.elementType() != result.elementType()) {
      return opError("element types of source and destination tensor types should be the same");
    }
    if (!result.hasRank()) {
      return null;
    }
    if (source.hasStaticShape() && result.hasStaticShape() && source.numElements() != result.numElements()) {
      return opError("source and destination tensor should have the same number of elements");
    }
    long length = shapeType().dim(0);
    if (ShapedType.isDynamic(length)) {
      return opError("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type");
    }
    return length == result.rank() ? null : opError("length of shape operand differs from the result's tensor rank");
  }

  FoldResult fold(Attribute[] constants) {
    return Reshapes.fold(this, constants);
  }
}

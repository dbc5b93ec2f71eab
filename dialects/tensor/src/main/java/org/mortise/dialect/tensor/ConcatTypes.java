// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Value;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Result types and verification of {@code tensor.concat}. */
final class ConcatTypes {
  private ConcatTypes() {}

  /** Returns the shape of the inputs concatenated along {@code dim}; a size is static if it is so in some input. */
  static long[] shape(OperandRange inputs, int dim) {
    long[] shape = TensorTypes.of(inputs.get(0)).shape();
    for (int i = 1; i < inputs.size(); i++) {
      RankedTensorType input = TensorTypes.of(inputs.get(i));
      for (int j = 0; j < shape.length; j++) {
        if (j == dim) {
          boolean dynamic = ShapedType.isDynamic(shape[j]) || input.isDynamicDim(j);
          shape[j] = dynamic ? ShapedType.DYNAMIC : shape[j] + input.dim(j);
        } else if (ShapedType.isDynamic(shape[j])) {
          shape[j] = input.dim(j);
        }
      }
    }
    return shape;
  }

  static @Nullable Diagnostic verify(ConcatOp op) {
    OperandRange inputs = op.inputs();
    if (inputs.isEmpty()) {
      return op.opError("requires at least one input");
    }
    RankedTensorType result = op.resultType();
    for (Value input : inputs) {
      if (TensorTypes.of(input).rank() != result.rank()) {
        return op.opError("rank of concatenated inputs must match result rank");
      }
    }
    for (Value input : inputs) {
      if (TensorTypes.of(input).elementType() != result.elementType()) {
        return op.opError("inputs and result element type must match");
      }
    }
    long dim = op.dimAttr().longValue();
    if (dim < 0 || dim >= result.rank()) {
      return op.opError("concatenation dim must be less than the tensor rank");
    }
    for (int i = 0; i < result.rank(); i++) {
      if (i != dim && haveDifferentSizes(inputs, i)) {
        return op.opError("static concatenation size mismatch along non-concatenated dimension " + i);
      }
    }
    if (overflows(inputs, (int) dim)) {
      return op.opError("the size of the concatenated dimension overflows");
    }
    RankedTensorType expected = RankedTensorType.of(shape(inputs, (int) dim), result.elementType());
    return ShapedType.haveCompatibleShapes(expected, result) ? null
        : op.opError("result type '" + result
            + "'does not match inferred shape '" + expected + "' static sizes");
  }

  private static boolean overflows(OperandRange inputs, int dimension) {
    long sum = 0;
    for (Value input : inputs) {
      long size = TensorTypes.of(input).dim(dimension);
      if (ShapedType.isDynamic(size)) {
        return false; // the sum is not known
      }
      if (size > Long.MAX_VALUE - sum) {
        return true;
      }
      sum += size;
    }
    return false;
  }

  private static boolean haveDifferentSizes(OperandRange inputs, int dimension) {
    long known = ShapedType.DYNAMIC;
    for (Value input : inputs) {
      long size = TensorTypes.of(input).dim(dimension);
      if (!ShapedType.isDynamic(size) && !ShapedType.isDynamic(known) && size != known) {
        return true;
      }
      known = ShapedType.isDynamic(size) ? known : size;
    }
    return false;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.VectorType;

/** Reshapes a vector whose leading dimensions are unrolled from shapes known at run time. */
@Op(name = "vector.reshape",
    operands = {"vector: ANY_VECTOR", "input_shape: INDEX...", "output_shape: INDEX..."},
    results = "result: ANY_VECTOR",
    attributes = "fixed_vector_sizes: I64_ARRAY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    until = "19.1",
    format = "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict "
        + "`:` type($vector) `to` type($result)")
public final class ReshapeOp extends ReshapeOpBase {
  ReshapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    VectorType from = vectorType();
    VectorType to = resultType();
    long[] fixed = VectorTypes.integers(fixedVectorSizesAttr());
    if (from.rank() != inputShape().size() + fixed.length) {
      return error("invalid input shape for vector type '" + from + "'");
    }
    if (to.rank() != outputShape().size() + fixed.length) {
      return error("invalid output shape for vector type '" + to + "'");
    }
    for (int i = 0; i < fixed.length; i++) {
      if (from.dim(inputShape().size() + i) != fixed[i]) {
        return error("fixed vector size must match input vector for dim " + i);
      }
    }
    for (int i = 0; i < fixed.length; i++) {
      if (to.dim(outputShape().size() + i) != fixed[i]) {
        return error("fixed vector size must match output vector for dim " + i);
      }
    }
    Long input = product(inputShape());
    Long output = product(outputShape());
    return input == null || output == null || input.equals(output) ? null
        : error("product of input and output shape sizes must match");
  }

  /** Returns the product of the sizes, or null if one is not constant. */
  private static @Nullable Long product(OperandRange sizes) {
    long product = 1;
    for (Value size : sizes) {
      IntegerAttr constant = Constants.integerOf(size);
      if (constant == null) {
        return null;
      }
      product *= constant.longValue();
    }
    return product;
  }
}

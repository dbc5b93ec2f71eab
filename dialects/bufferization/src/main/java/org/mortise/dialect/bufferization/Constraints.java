// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Type;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** What the operands and results of this dialect's operations are, and how tensors and buffers correspond. */
final class Constraints {
  static final TypeConstraint MEMREF = TypeConstraint.of(
      "ranked or unranked memref of any type values", BaseMemRefType.class::isInstance);
  static final TypeConstraint TENSOR = TypeConstraint.of("tensor of any type values", TensorType.class::isInstance);
  static final TypeConstraint SHAPED = TypeConstraint.of("shaped of any type values", ShapedType.class::isInstance);
  static final TypeConstraint INDEX = TypeConstraint.exactly("index", IndexType.class::isInstance, IndexType::of);
  static final TypeConstraint I1 = TypeConstraint.exactly(
      "1-bit signless integer", type -> IntegerType.isSignless(type, 1), context -> IntegerType.of(context, 1));

  private Constraints() {}

  /** The tensor type with the shape and elements of a buffer; null if {@code type} is none. */
  static TensorType tensorOf(Type type) {
    if (type instanceof MemRefType ranked) {
      return RankedTensorType.of(ranked.shape(), ranked.elementType());
    }
    return type instanceof BaseMemRefType unranked ? UnrankedTensorType.of(unranked.elementType()) : null;
  }
}

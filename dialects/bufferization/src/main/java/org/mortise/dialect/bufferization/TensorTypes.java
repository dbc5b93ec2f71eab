// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** Tensor types that correspond to buffer types. */
final class TensorTypes {
  /** The condition on the types of a tensor and its buffer. */
  static final String MATCH = "specified tensor and buffer types match";

  private TensorTypes() {}

  /**
   * Returns the tensor type with the shape and elements of a memref type; null if {@code type} is not a memref type.
   */
  static @Nullable TensorType tensorOf(Type type) {
    if (type instanceof MemRefType ranked) {
      return RankedTensorType.of(ranked.shape(), ranked.elementType());
    }
    return type instanceof BaseMemRefType unranked ? UnrankedTensorType.of(unranked.elementType()) : null;
  }

  /** Returns whether a tensor and a buffer have the same shape and elements; an encoding does not matter. */
  static boolean match(Type tensor, Type buffer) {
    return tensor instanceof TensorType some && buffer instanceof BaseMemRefType other
        && some.hasRank() == other.hasRank() && some.elementType() == other.elementType()
        && (!some.hasRank() || Arrays.equals(some.shape(), other.shape()));
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Type;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** How tensor types correspond to those of buffers. */
final class TensorTypes {
  private TensorTypes() {}

  /** The tensor type with the shape and elements of a buffer; null if {@code type} is none. */
  static TensorType tensorOf(Type type) {
    if (type instanceof MemRefType ranked) {
      return RankedTensorType.of(ranked.shape(), ranked.elementType());
    }
    return type instanceof BaseMemRefType unranked ? UnrankedTensorType.of(unranked.elementType()) : null;
  }
}

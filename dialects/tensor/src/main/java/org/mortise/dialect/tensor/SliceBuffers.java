// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/** Views of parts of buffers. */
final class SliceBuffers {
  private SliceBuffers() {}

  /** Creates a view of a part of {@code buffer}, with the dimensions of {@code shape}. */
  static Value view(BufferRewriter rewriter, Operation op, Value buffer, HyperrectangularSlice slice, long[] shape) {
    MemRefType type = type(op, (MemRefType) buffer.type(), slice, shape);
    return SubViewOp.create(rewriter, op.location(), type, buffer, slice.offsets(), slice.sizes(), slice.strides());
  }

  /** Returns the type of a view of a part of a buffer. */
  static MemRefType type(Operation op, MemRefType source, HyperrectangularSlice slice, long[] shape) {
    if (!source.isStrided()) {
      throw new BufferizationException(op.error("base type '" + source + "' is not strided"));
    }
    return SubViewOp.inferType(source, slice.offsets(), slice.sizes(), slice.strides(), shape);
  }

  /**
   * Returns whether an operation that inserts a slice reads {@code operand}. The destination is not read if it is
   * overwritten completely.
   */
  static boolean isRead(OpOperand operand, OpOperand source, RankedTensorType dest, HyperrectangularSlice slice) {
    return operand == source || !Slices.isWhole(dest, slice.offsets(), slice.sizes(), slice.strides());
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.VectorType;

/** The tensor slices accessed by vector transfers. */
public final class TransferSubsets {
  private TransferSubsets() {}

  /**
   * Returns the slice that starts at {@code indices} with the shape of the vector, in the mapped dimensions; null for
   * scalable vectors and memrefs.
   */
  private static @Nullable HyperrectangularSlice slice(
      Value source, List<Value> indices, AffineMap map, VectorType vector) {
    if (!(source.type() instanceof TensorType) || vector.isScalable()) {
      return null;
    }
    long[] sizes = new long[indices.size()];
    long[] strides = new long[indices.size()];
    Arrays.fill(sizes, 1);
    Arrays.fill(strides, 1);
    for (int i = 0; i < map.resultCount(); i++) {
      AffineExpr result = map.result(i);
      if (result instanceof AffineDimExpr dim) {
        sizes[dim.position()] = vector.shape()[i];
      } else if (!(result instanceof AffineConstantExpr)) {
        return null;
      }
    }
    return new HyperrectangularSlice(
        MixedIndices.ofAll(indices), MixedIndices.of(sizes), MixedIndices.of(strides));
  }

  /** The slice read by {@code vector.transfer_read}. */
  static final class Read implements SubsetOpInterface {
    @Override
    public @Nullable HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      TransferReadOp read = TransferReadOp.of(op);
      return slice(read.source(), List.copyOf(read.indices()), read.permutationMapAttr().map(),
          (VectorType) read.vector().type());
    }
  }

  /** Extracts a vector from the source tensor. */
  static final class Extraction implements SubsetExtractionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return op.opOperand(0);
    }
  }

  /** The slice written by {@code vector.transfer_write}. */
  static final class Written implements SubsetOpInterface {
    @Override
    public @Nullable HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      TransferWriteOp write = TransferWriteOp.of(op);
      return slice(write.source(), List.copyOf(write.indices()), write.permutationMapAttr().map(),
          (VectorType) write.vector().type());
    }
  }

  /** Inserts a vector into the source tensor. */
  static final class Insertion implements SubsetInsertionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return op.opOperand(0);
    }
  }
}

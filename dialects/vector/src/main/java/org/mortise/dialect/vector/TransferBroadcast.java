// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.VectorType;

/**
 * Replaces a {@code vector.transfer_read} of exactly the previously written elements of a tensor, with other or
 * permuted dimensions, by a broadcast and a transposition of the written vector.
 */
final class TransferBroadcast {
  private TransferBroadcast() {}

  @Canonicalization("TransferReadAfterWriteToBroadcast")
  static boolean readWritten(TransferReadOp op, PatternRewriter rewriter) {
    Transfer read = Transfer.of(op.operation());
    TransferWriteOp definer = TransferWriteOp.of(read.source().definingOp());
    if (definer == null || !(read.source().type() instanceof RankedTensorType)) {
      return false;
    }
    Transfer write = Transfer.of(definer.operation());
    if (read.hasOutOfBoundsDim() || write.hasOutOfBoundsDim() || read.mask() != null || write.mask() != null
        || !read.hasIndicesOf(write) || !Arrays.equals(chunk(read), chunk(write))) {
      return false;
    }
    int[] order = read.map().resultCount() == 0 ? null : order(read.map(), write.map());
    if (order == null) {
      return false;
    }
    VectorType type = read.vectorType();
    long[] shape = new long[order.length];
    boolean[] scalable = new boolean[order.length];
    long[] permutation = new long[order.length];
    for (int i = 0; i < order.length; i++) {
      shape[order[i]] = type.dim(i);
      scalable[order[i]] = type.isScalableDim(i);
      permutation[i] = order[i];
    }
    Value repeated = BroadcastOp.create(
        rewriter, op.location(), VectorType.of(shape, scalable, type.elementType()), write.vector());
    rewriter.replaceOp(op, TransposeOp.create(
        rewriter, op.location(), type, repeated, DenseI64ArrayAttr.of(op.context(), permutation)));
    return true;
  }

  /** Returns the size of the part of the source that is accessed, in each of its dimensions. */
  private static long[] chunk(Transfer transfer) {
    long[] sizes = new long[transfer.map().dimCount()];
    for (int i = 0; i < transfer.map().resultCount(); i++) {
      if (transfer.map().result(i) instanceof AffineDimExpr dim) {
        sizes[dim.position()] = transfer.vectorType().dim(i);
      }
    }
    return sizes;
  }

  /**
   * Returns for each read dimension the dimension of the broadcast vector before the transposition: its last dimensions
   * are the written ones, the first ones are added. Returns null if a read dimension was not written, or if the written
   * vector has more dimensions.
   */
  private static int @Nullable [] order(AffineMap read, AffineMap write) {
    int added = read.resultCount() - write.resultCount();
    if (added < 0) {
      return null;
    }
    int[] order = new int[read.resultCount()];
    boolean[] isUsed = new boolean[order.length];
    Arrays.fill(order, -1);
    for (int i = 0; i < order.length; i++) {
      if (read.result(i) instanceof AffineDimExpr) {
        int written = write.results().indexOf(read.result(i));
        if (written < 0) {
          return null;
        }
        order[i] = written + added;
        isUsed[order[i]] = true;
      }
    }
    int free = 0;
    for (int i = 0; i < order.length; i++) {
      if (order[i] < 0) {
        while (isUsed[free]) {
          free++;
        }
        order[i] = free++;
      }
    }
    return order;
  }
}

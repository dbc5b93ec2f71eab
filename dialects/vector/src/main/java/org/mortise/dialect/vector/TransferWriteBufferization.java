// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.DestinationStyleBufferization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.RankedTensorType;

/** Writes a vector to the buffer of the tensor. */
final class TransferWriteBufferization extends DestinationStyleBufferization {
  /** The destination is not read if all of its elements are overwritten. */
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    TransferWriteOp write = TransferWriteOp.of(operand.owner());
    if (!(write.source().type() instanceof RankedTensorType type) || !type.hasStaticShape()) {
      return true;
    }
    for (Value index : write.indices()) {
      IntegerAttr number = Constants.integerOf(index);
      if (number == null || !number.isZero()) {
        return true;
      }
    }
    return isMasked(write) || !coversTensor(write, type);
  }

  private static boolean isMasked(TransferWriteOp write) {
    Operation parent = write.parentOp();
    return write.mask() != null || parent != null && parent.implementsInterface(MaskingOpInterface.class);
  }

  /** Returns whether the vector covers the whole tensor. */
  private static boolean coversTensor(TransferWriteOp write, RankedTensorType type) {
    long[] vector = write.vectorType().shape();
    // As in MLIR, compares the first dimensions of both, ignoring the map; not less conservative than MLIR.
    for (int i = 0; i < Math.min(vector.length, type.rank()); i++) {
      if (type.dim(i) > vector[i]) {
        return false;
      }
    }
    AffineMap map = write.permutationMapAttr().map();
    for (int i = 0; i < type.rank(); i++) {
      int position = positionOf(i, map);
      if (type.dim(i) > (position < 0 ? 1 : vector[position])) {
        return false;
      }
    }
    return true;
  }

  private static int positionOf(int dimension, AffineMap map) {
    for (int i = 0; i < map.resultCount(); i++) {
      if (map.result(i) instanceof AffineDimExpr dim && dim.position() == dimension) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    TransferWriteOp write = TransferWriteOp.of(op);
    Value buffer = rewriter.buffer(write.source());
    TransferWriteOp.create(
        rewriter, op.location(), null, write.vector(), buffer, write.indices(), write.mask(),
        write.permutationMapAttr(), write.inBoundsAttr());
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.RankedTensorType;

/** Verification and folding of {@code tensor.gather} and {@code tensor.scatter}. */
final class GatherScatter {
  private GatherScatter() {}

  static @Nullable Diagnostic verifyGather(GatherOp op) {
    long[] dims = op.gatherDimsAttr().toArray();
    Diagnostic wrong = verifyDims(op.operation(), dims, op.sourceType().rank(), "gather", "source");
    return wrong != null ? wrong
        : verifyParts(op.operation(), "result", op.sourceType(), op.indicesType(), dims, op.resultType());
  }

  static @Nullable Diagnostic verifyScatter(ScatterOp op) {
    long[] dims = op.scatterDimsAttr().toArray();
    Diagnostic wrong = verifyDims(op.operation(), dims, op.destType().rank(), "scatter", "dest");
    if (wrong != null) {
      return wrong;
    }
    if (op.uniqueAttr() == null) {
      return op.opError("requires 'unique' attribute to be set");
    }
    return verifyParts(op.operation(), "source", op.destType(), op.indicesType(), dims, op.sourceType());
  }

  private static @Nullable Diagnostic verifyDims(Operation op, long[] dims, int rank, String name, String tensor) {
    if (dims.length == 0) {
      return op.opError(name + "_dims must be non-empty");
    }
    if (dims.length > rank) {
      return op.opError(name + "_dims overflow " + tensor + " rank");
    }
    for (long dim : dims) {
      if (dim < 0) {
        return op.opError(name + "_dims value must be non-negative");
      }
      if (dim >= rank) {
        return op.opError(name + "_dims value must be smaller than " + tensor + " rank");
      }
    }
    for (int i = 1; i < dims.length; i++) {
      if (dims[i - 1] >= dims[i]) {
        return op.opError(name + "_dims values must be strictly increasing");
      }
    }
    return null;
  }

  /** Checks the type of the gathered or scattered parts, which may omit the indexed dimensions. */
  private static @Nullable Diagnostic verifyParts(
      Operation op, String name, RankedTensorType whole, RankedTensorType indices, long[] dims,
      RankedTensorType parts) {
    if (indices.rank() == 0) {
      return op.opError("requires indices of at least one dimension");
    }
    RankedTensorType full = partsType(whole, indices, dims, false);
    RankedTensorType reduced = partsType(whole, indices, dims, true);
    return parts == full || parts == reduced ? null
        : op.opError(name + " type mismatch: expected '" + full + "' or its rank-reduced variant '" + reduced
            + "' (got: '" + parts + "')");
  }

  private static RankedTensorType partsType(
      RankedTensorType whole, RankedTensorType indices, long[] dims, boolean reduced) {
    BitSet indexed = new BitSet();
    for (long dim : dims) {
      indexed.set((int) dim);
    }
    int leading = indices.rank() - 1;
    long[] shape = Arrays.copyOf(indices.shape(), leading + whole.rank() - (reduced ? dims.length : 0));
    int next = leading;
    for (int i = 0; i < whole.rank(); i++) {
      if (!indexed.get(i)) {
        shape[next++] = whole.dim(i);
      } else if (!reduced) {
        shape[next++] = 1;
      }
    }
    return TensorTypes.withShape(whole, shape);
  }

  static FoldResult fold(GatherOp op, Attribute[] constants) {
    return Splats.resize(constants[0], op.resultType(), null);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldtensorsubsetops;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.mortise.dialect.affine.SliceIndices;
import org.mortise.dialect.tensor.ExtractSliceOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.vector.MaskOp;
import org.mortise.dialect.vector.TransferReadOp;
import org.mortise.dialect.vector.TransferWriteOp;
import org.mortise.dialect.vector.VectorTransferOpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.VectorType;

/** Folds slices of tensors into transfers of vectors. */
final class TransferFolding {
  private static final String MAP = "permutation_map";

  private TransferFolding() {}

  /** Reads from the source of a slice. */
  static boolean foldExtractSlice(TransferReadOp read, PatternRewriter rewriter) {
    ExtractSliceOp slice = ExtractSliceOp.of(read.source().definingOp());
    if (slice == null || !isFoldable(read.operation(), read.mask() != null, slice.mixedStrides())) {
      return false;
    }
    MaskOp mask = MaskOp.of(read.parentOp()); // nothing else can be created in its region
    rewriter.setInsertionPoint(mask == null ? read.operation() : mask.operation());
    BitSet dropped = slice.droppedDims();
    List<Value> indices = SliceIndices.resolveToValues(rewriter, read.location(), slice.mixedOffsets(),
        slice.mixedStrides(), dropped, OpFoldResult.of(read.indices()));
    rewriter.setInsertionPoint(read);
    OperationState state = rewriter.state(read.location(), TransferReadOp.NAME);
    copyProperties(read.operation(), state);
    state.addOperand(slice.source()).addOperands(indices).addOperand(read.padding());
    state.setOperandSegments(1, indices.size(), 1, 0).addResultType(read.vector().type());
    state.addAttribute(MAP, map(read.operation(), dropped, slice.sourceType().rank()));
    rewriter.replaceOpWithNew(read, state);
    return true;
  }

  /** Writes a vector, which is all of the inserted tensor, into the destination of the insertion. */
  static boolean foldTransferWrite(InsertSliceOp insert, PatternRewriter rewriter) {
    TransferWriteOp write = TransferWriteOp.of(insert.source().definingOp());
    if (write == null || MaskOp.of(write.parentOp()) != null
        || !isFoldable(write.operation(), write.mask() != null, insert.mixedStrides()) || !writesAll(write)) {
      return false;
    }
    BitSet dropped = insert.droppedDims();
    List<Value> indices = SliceIndices.resolveToValues(rewriter, insert.location(), insert.mixedOffsets(),
        insert.mixedStrides(), dropped, OpFoldResult.of(write.indices()));
    OperationState state = rewriter.state(insert.location(), TransferWriteOp.NAME);
    copyProperties(write.operation(), state);
    state.addOperand(write.vector()).addOperand(insert.dest()).addOperands(indices);
    state.setOperandSegments(1, 1, indices.size(), 0).addResultType(insert.result().type());
    state.addAttribute(MAP, map(write.operation(), dropped, insert.destType().rank()));
    rewriter.replaceOpWithNew(insert, state);
    return true;
  }

  private static boolean isFoldable(Operation transfer, boolean isMasked, MixedIndices strides) {
    return !isMasked && strides.areAll(1) && !transfer.getInterface(VectorTransferOpInterface.class)
        .hasOutOfBoundsDim(transfer);
  }

  /** Returns whether the vector has an element for each element of the tensor. */
  private static boolean writesAll(TransferWriteOp write) {
    RankedTensorType tensor = (RankedTensorType) write.source().type();
    VectorType vector = (VectorType) write.vector().type();
    long[] written = new long[tensor.rank()];
    Arrays.fill(written, 1);
    AffineMap map = write.permutationMapAttr().map();
    for (int i = 0; i < map.resultCount(); i++) {
      if (vector.isScalable() || !(map.result(i) instanceof AffineDimExpr dim)) {
        return false;
      }
      written[dim.position()] = vector.dim(i);
    }
    return Arrays.equals(written, tensor.shape());
  }

  private static void copyProperties(Operation transfer, OperationState state) {
    for (int i = 0; i < transfer.propertyCount(); i++) {
      state.setProperty(i, transfer.property(i));
    }
  }

  /** Returns the permutation map of a transfer in terms of the dimensions of the whole tensor. */
  private static AffineMapAttr map(Operation transfer, BitSet dropped, int rank) {
    AffineMap map = transfer.getInterface(VectorTransferOpInterface.class).getPermutationMap(transfer);
    List<AffineExpr> dims = new ArrayList<>(map.dimCount());
    for (int i = dropped.nextClearBit(0); i < rank; i = dropped.nextClearBit(i + 1)) {
      dims.add(AffineExpr.dim(i));
    }
    return AffineMapAttr.of(transfer.context(),
        map.replaceDimsAndSymbols(dims, List.of(), rank, map.symbolCount()));
  }
}

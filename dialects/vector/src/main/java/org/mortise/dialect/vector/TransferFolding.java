// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.OpSchema;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Folders and patterns of transfers. */
final class TransferFolding {
  private TransferFolding() {}

  static FoldResult read(TransferReadOp op) {
    Transfer read = Transfer.of(op.operation());
    Value written = writtenVector(read);
    if (written != null) {
      return FoldResult.of(written);
    }
    if (addBounds(read) || dropFullMask(read)) {
      return FoldResult.IN_PLACE;
    }
    FoldResult folded = CastFolding.intoOperands(op.operation());
    if (folded == FoldResult.IN_PLACE) {
      return folded;
    }
    CastOp cast = CastOp.of(op.source().definingOp());
    if (cast != null && cast.onlyRemovesInformation()) {
      op.operation().setOperand(0, cast.source());
      return FoldResult.IN_PLACE;
    }
    return FoldResult.NONE;
  }

  static FoldResult write(TransferWriteOp op) {
    Transfer write = Transfer.of(op.operation());
    TransferReadOp definer = TransferReadOp.of(op.vector().definingOp());
    if (definer != null && op.source().type() instanceof RankedTensorType) {
      Transfer read = Transfer.of(definer.operation());
      if (copiesWhole(read, write) || writesBack(read, write)) {
        return FoldResult.of(read.source());
      }
    }
    if (addBounds(write) || dropFullMask(write)) {
      return FoldResult.IN_PLACE;
    }
    return CastFolding.intoOperands(op.operation());
  }

  // ---- bounds and masks --------------------------------------------------------------------------------------------

  /** Declares the dimensions to be in bounds that are by static sizes and constant indices. */
  private static boolean addBounds(Transfer transfer) {
    AffineMap map = transfer.map();
    if (map.resultCount() == 0) {
      return false;
    }
    boolean[] bounds = new boolean[map.resultCount()];
    boolean changed = false;
    for (int i = 0; i < bounds.length; i++) {
      bounds[i] = transfer.isDeclaredInBounds(i);
      if (!bounds[i] && map.result(i) instanceof AffineDimExpr dim && isInBounds(transfer, i, dim.position())) {
        bounds[i] = true;
        changed = true;
      }
    }
    if (changed) {
      Operation op = transfer.operation();
      op.setAttr(TransferAssembly.IN_BOUNDS, Transfers.inBounds(op.context(), bounds));
    }
    return changed;
  }

  private static boolean isInBounds(Transfer transfer, int vectorDim, int sourceDim) {
    ShapedType source = transfer.sourceType();
    IntegerAttr index = Constants.integerOf(transfer.indices().get(sourceDim));
    return !source.isDynamicDim(sourceDim) && index != null
        && index.longValue() + transfer.vectorType().dim(vectorDim) <= source.dim(sourceDim);
  }

  private static boolean dropFullMask(Transfer transfer) {
    if (transfer.mask() == null || MaskFormat.of(transfer.mask()) != MaskFormat.ALL_TRUE) {
      return false;
    }
    Operation op = transfer.operation();
    int rank = transfer.indices().size();
    op.eraseOperands(op.operandCount() - 1, 1);
    boolean isRead = TransferReadOp.of(op) != null;
    op.setAttr(OpSchema.OPERAND_SEGMENT_SIZES, OpDefinition.of(op).segmentSizes(
        op.context(), isRead ? new int[] {1, rank, 1, 0} : new int[] {1, 1, rank, 0}));
    return true;
  }

  // ---- chains of transfers on tensors ------------------------------------------------------------------------------

  /** Returns the vector that was written exactly where {@code read} reads, or null. */
  private static @Nullable Value writtenVector(Transfer read) {
    if (!(read.source().type() instanceof RankedTensorType)) {
      return null;
    }
    TransferWriteOp definer = TransferWriteOp.of(read.source().definingOp());
    while (definer != null) {
      Transfer write = Transfer.of(definer.operation());
      if (!write.hasOutOfBoundsDim() && isSameAccess(read, write) && read.mask() == null && write.mask() == null) {
        return write.vector();
      }
      definer = areDisjoint(write, read) ? TransferWriteOp.of(write.source().definingOp()) : null;
    }
    return null;
  }

  private static boolean isSameAccess(Transfer a, Transfer b) {
    return a.hasIndicesOf(b) && a.vectorType() == b.vectorType() && a.map().equals(b.map());
  }

  /** Returns whether both access other elements, as constant indices show. */
  private static boolean areDisjoint(Transfer a, Transfer b) {
    if (a.vectorType() != b.vectorType()) {
      return false;
    }
    int leading = a.indices().size() - a.map().resultCount();
    for (int i = 0; i < a.indices().size(); i++) {
      IntegerAttr x = Constants.integerOf(a.indices().get(i));
      IntegerAttr y = Constants.integerOf(b.indices().get(i));
      if (x == null || y == null) {
        continue;
      }
      long distance = Math.abs(x.longValue() - y.longValue());
      if (distance >= (i < leading ? 1 : a.vectorType().dim(i - leading))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code write} replaces a whole tensor by a whole tensor of the same type. */
  private static boolean copiesWhole(Transfer read, Transfer write) {
    RankedTensorType tensor = (RankedTensorType) write.source().type();
    return write.map().resultCount() > 0 && read.map().resultCount() == write.map().resultCount()
        && read.map().isMinorIdentity() && write.map().isMinorIdentity()
        && !read.hasOutOfBoundsDim() && !write.hasOutOfBoundsDim()
        && read.source().type() == tensor && read.vectorType() == write.vectorType()
        && read.mask() == null && write.mask() == null
        && Arrays.equals(read.vectorType().shape(), tensor.shape())
        && areZero(read.indices()) && areZero(write.indices());
  }

  static boolean areZero(OperandRange indices) {
    for (Value index : indices) {
      IntegerAttr constant = Constants.integerOf(index);
      if (constant == null || !constant.isZero()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code write} writes back the unchanged elements of {@code read} to the same tensor. */
  private static boolean writesBack(Transfer read, Transfer write) {
    return read.source() == write.source() && isSameAccess(read, write) && read.mask() == null && write.mask() == null;
  }

  /** Takes an earlier write out of a chain that a later one overwrites. */
  @Canonicalization("FoldWaw")
  static boolean dropOverwritten(TransferWriteOp op, PatternRewriter rewriter) {
    Transfer last = Transfer.of(op.operation());
    if (!(last.source().type() instanceof RankedTensorType)) {
      return false;
    }
    Operation user = op.operation();
    TransferWriteOp definer = TransferWriteOp.of(last.source().definingOp());
    while (definer != null) {
      Transfer earlier = Transfer.of(definer.operation());
      if (isSameAccess(last, earlier) && last.mask() == earlier.mask()) {
        rewriter.setOperand(user, 1, earlier.source());
        return true;
      }
      if (!areDisjoint(earlier, last) || !definer.result().hasOneUse()) {
        return false;
      }
      user = definer.operation();
      definer = TransferWriteOp.of(earlier.source().definingOp());
    }
    return false;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldmemrefaliasops;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CollapseShapeOp;
import org.mortise.dialect.memref.ExpandShapeOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.dialect.vector.VectorTransferOpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;

/** Folds the view that defines a memref into its user. */
final class ViewFolding {
  private static final String PERMUTATION = "permutation_map";

  private ViewFolding() {}

  static boolean foldIntoAccess(Operation op, Access access, PatternRewriter rewriter) {
    Operation view = access.memrefOf(op).definingOp();
    SubViewOp subview = SubViewOp.of(view);
    ExpandShapeOp expanded = access.foldsReshapes() ? ExpandShapeOp.of(view) : null;
    CollapseShapeOp collapsed = access.foldsReshapes() ? CollapseShapeOp.of(view) : null;
    boolean matches = subview != null && isFoldable(op, subview)
        || expanded != null && ViewIndices.isResolvable(expanded)
        || collapsed != null && ViewIndices.isResolvable(collapsed);
    if (!matches) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    ViewIndices resolution = new ViewIndices(rewriter, op.location());
    List<Value> indices = access.indicesOf(op);
    AffineMap map = access.mapOf(op);
    if (map != null) {
      indices = resolution.apply(map, indices);
    }
    if (subview != null) {
      List<Value> resolved = resolution.resolve(subview, OpFoldResult.of(indices));
      OperationState state = access.at(op, subview.source(), resolved, rewriter);
      adjustAttributes(op, subview, state);
      rewriter.replaceOpWithNew(op, state);
      return true;
    }
    indices = expanded != null ? resolution.resolve(expanded, indices) : resolution.resolve(collapsed, indices);
    rewriter.replaceOpWithNew(op, access.at(op, view.operand(0), indices, rewriter));
    return true;
  }

  /** Returns whether {@code op} can access the source; a transfer must not depend on the bounds of the view. */
  private static boolean isFoldable(Operation op, SubViewOp subview) {
    if (subview.droppedDims() == null) {
      return false;
    }
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    return transfer == null || !transfer.hasOutOfBoundsDim(op) && hasUnitStrides(subview);
  }

  private static boolean hasUnitStrides(SubViewOp subview) {
    MixedIndices strides = subview.mixedStrides();
    for (int i = 0; i < strides.size(); i++) {
      if (!strides.is(i, 1)) {
        return false;
      }
    }
    return true;
  }

  /** Adapts the map of a transfer to the source; drops the hint of a vector access, as MLIR does. */
  private static void adjustAttributes(Operation op, SubViewOp subview, OperationState state) {
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    if (transfer != null) {
      AffineMap map = expand(transfer.getPermutationMap(op), subview);
      state.addAttribute(PERMUTATION, AffineMapAttr.of(op.context(), map));
    } else if (op.name().dialectNamespace().equals("vector") && op.hasAttr(Access.NONTEMPORAL)) {
      state.addAttribute(Access.NONTEMPORAL, IntegerAttr.bool(op.context(), false));
    }
  }

  /** Returns the map with the dimensions of the source in place of those that the view has left. */
  private static AffineMap expand(AffineMap map, SubViewOp subview) {
    BitSet dropped = subview.droppedDims();
    int rank = subview.sourceType().rank();
    List<AffineExpr> dims = new ArrayList<>(map.dimCount());
    for (int i = dropped.nextClearBit(0); i < rank; i = dropped.nextClearBit(i + 1)) {
      dims.add(AffineExpr.dim(i));
    }
    return map.replaceDimsAndSymbols(dims, List.of(), rank, map.symbolCount());
  }

  static boolean foldSubViewOfSubView(SubViewOp subview, PatternRewriter rewriter) {
    SubViewOp outer = SubViewOp.of(subview.source().definingOp());
    @Nullable BitSet dropped = outer == null ? null : outer.droppedDims();
    if (dropped == null || !hasUnitStrides(subview) || !hasUnitStrides(outer)) {
      return false;
    }
    Operation op = subview.operation();
    rewriter.setInsertionPoint(op);
    List<Object> sizes = outer.mixedSizes().toList();
    List<Object> inner = subview.mixedSizes().toList();
    int next = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (!dropped.get(i)) {
        sizes.set(i, inner.get(next++));
      }
    }
    List<Value> offsets = new ViewIndices(rewriter, op.location())
        .resolve(outer, subview.mixedOffsets().toFoldResults(rewriter.context()));
    SubViewOp folded = SubViewOp.create(rewriter, op.location(), subview.resultType(), outer.source(),
        MixedIndices.ofAll(offsets).withAllConstants(), MixedIndices.ofAll(sizes), outer.mixedStrides());
    rewriter.replaceOp(op, folded.operation());
    return true;
  }
}

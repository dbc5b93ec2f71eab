// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldmemrefaliasops;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastOp;
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
import org.mortise.ir.types.MemRefType;

/** Folds the view that defines a memref into its user. */
final class ViewFolding {
  private static final String DROPPED = "it is not known which dimensions the subview drops";
  private static final String STRIDES = "the strides of the subview are not 1";
  private static final String PERMUTATION = "permutation_map";

  private ViewFolding() {}

  static boolean foldIntoAccess(Operation op, Access access, PatternRewriter rewriter) {
    Operation view = access.memrefOf(op).definingOp();
    if (!isView(view) || obstacle(op, access) != null) {
      return false;
    }
    SubViewOp subview = SubViewOp.of(view);
    ExpandShapeOp expanded = ExpandShapeOp.of(view);
    CollapseShapeOp collapsed = CollapseShapeOp.of(view);
    rewriter.setInsertionPoint(op);
    ViewIndices resolution = new ViewIndices(rewriter, op.location());
    List<Value> indices = access.indicesOf(op);
    AffineMap map = access.mapOf(op);
    int count = map == null ? indices.size() : map.resultCount();
    if (count != ((MemRefType) view.result(0).type()).rank()) {
      return false; // some accesses are not required to have an index for each dimension
    }
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

  static boolean isView(@Nullable Operation op) {
    return SubViewOp.of(op) != null || ExpandShapeOp.of(op) != null || CollapseShapeOp.of(op) != null;
  }

  /** Returns the reason why an access of a view cannot become an access of its source, or null. */
  static @Nullable String obstacle(Operation op, Access access) {
    Operation view = access.memrefOf(op).definingOp();
    SubViewOp subview = SubViewOp.of(view);
    if (subview != null) {
      return obstacle(op, subview);
    }
    ExpandShapeOp expanded = ExpandShapeOp.of(view);
    if (!access.foldsReshapes()) {
      return "'" + op.name() + "' is only folded with subviews";
    }
    return expanded != null && !ViewIndices.isResolvable(expanded)
        || expanded == null && !ViewIndices.isResolvable(CollapseShapeOp.of(view))
        ? "the indices of the source depend on sizes that are not known" : null;
  }

  /** A transfer must not depend on the bounds of the view. */
  private static @Nullable String obstacle(Operation op, SubViewOp subview) {
    if (subview.droppedDims() == null) {
      return DROPPED;
    }
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    if (transfer == null) {
      return null;
    }
    return transfer.hasOutOfBoundsDim(op) ? "the transfer may leave the view"
        : hasUnitStrides(subview) ? null : STRIDES;
  }

  /** Returns the reason why a subview of a subview cannot be folded, or null. */
  static @Nullable String obstacle(SubViewOp subview, SubViewOp outer) {
    return outer.droppedDims() == null || subview.droppedDims() == null ? DROPPED
        : hasUnitStrides(subview) && hasUnitStrides(outer) ? null : STRIDES;
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

  /** Adapts the permutation map of a transfer to the source, and drops the hint of a vector access, as in MLIR. */
  private static void adjustAttributes(Operation op, SubViewOp subview, OperationState state) {
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    if (transfer != null) {
      AffineMap map = expand(transfer.getPermutationMap(op), subview);
      state.addAttribute(PERMUTATION, AffineMapAttr.of(op.context(), map));
    } else if (op.name().dialectNamespace().equals("vector") && op.hasAttr(Access.NONTEMPORAL)) {
      state.addAttribute(Access.NONTEMPORAL, IntegerAttr.bool(op.context(), false));
    }
  }

  /** Returns the map in terms of the source dimensions instead of those of the rank-reduced view. */
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
    if (outer == null || obstacle(subview, outer) != null) {
      return false;
    }
    BitSet dropped = outer.droppedDims();
    BitSet innerDropped = subview.droppedDims();
    BitSet allDropped = (BitSet) dropped.clone();
    rewriter.setInsertionPoint(subview);
    List<Object> sizes = outer.mixedSizes().toList();
    List<Object> inner = subview.mixedSizes().toList();
    int next = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (!dropped.get(i)) {
        allDropped.set(i, innerDropped.get(next));
        sizes.set(i, inner.get(next++));
      }
    }
    List<Value> resolved = new ViewIndices(rewriter, subview.location())
        .resolve(outer, subview.mixedOffsets().toFoldResults(rewriter.context()));
    MixedIndices offsets = MixedIndices.ofAll(resolved).withAllConstants();
    MixedIndices kept = MixedIndices.ofAll(sizes);
    MemRefType type = SubViewOp.inferType(outer.sourceType(), offsets, kept, outer.mixedStrides(), allDropped);
    // The layout keeps an identity map, and is replaced if an offset that was dynamic is known.
    boolean fits = type.stridesAndOffset().equals(subview.resultType().stridesAndOffset());
    Value folded = SubViewOp.create(rewriter, subview.location(), fits ? subview.resultType() : type, outer.source(),
        offsets, kept, outer.mixedStrides());
    rewriter.replaceOp(
        subview, fits ? folded : CastOp.create(rewriter, subview.location(), subview.resultType(), folded));
    return true;
  }
}

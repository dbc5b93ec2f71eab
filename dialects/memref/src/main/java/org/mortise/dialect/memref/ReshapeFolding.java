// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** Folding and canonicalization of {@code memref.collapse_shape} and {@code memref.expand_shape}. */
final class ReshapeFolding {
  private ReshapeFolding() {}

  /**
   * Folds a reshape that does not change the type, or that undoes another reshape.
   *
   * @param inner the opposite reshape that defines the operand, or null
   */
  static FoldResult fold(ReassociativeReshapeOp op, ReassociativeReshapeOp inner) {
    MemRefType type = op.resultType();
    if (op.srcType() == type) {
      return FoldResult.of(op.src());
    }
    if (inner == null || inner.srcType() != type) {
      return FoldResult.NONE;
    }
    boolean certain = Reassociation.isCertainlyUndone(
        inner.reassociationAttr(), op.reassociationAttr(), type, op instanceof ExpandShapeOp);
    return certain ? FoldResult.of(inner.src()) : FoldResult.NONE;
  }

  @Canonicalization("ComposeCollapses")
  static boolean collapseTwice(CollapseShapeOp op, PatternRewriter rewriter) {
    CollapseShapeOp inner = CollapseShapeOp.of(op.src().definingOp());
    if (inner == null || !Reshapes.haveIdentityLayouts(inner, op)) {
      return false;
    }
    ArrayAttr groups = Reassociation.attribute(
        rewriter.context(), Reassociation.compose(op.reassociation(), inner.reassociation()));
    CollapseShapeOp made = CollapseShapeOp.build(rewriter, op.location(), op.resultType(), inner.src(), groups);
    rewriter.replaceOp(op, made);
    return true;
  }

  @Canonicalization("ComposeExpansions")
  static boolean expandTwice(ExpandShapeOp op, PatternRewriter rewriter) {
    ExpandShapeOp inner = ExpandShapeOp.of(op.src().definingOp());
    if (inner == null || !Reshapes.haveIdentityLayouts(inner, op)) {
      return false;
    }
    ArrayAttr groups = Reassociation.attribute(
        rewriter.context(), Reassociation.compose(inner.reassociation(), op.reassociation()));
    Value made = ExpandShapeOp.create(
        rewriter, op.location(), op.resultType(), inner.src(), groups, op.mixedOutputShape());
    rewriter.replaceOp(op, made);
    return true;
  }

  /** Collapses the source of a cast, whose type has more static information. */
  @Canonicalization("CollapseShapeOpMemRefCastFolder")
  static boolean collapseBeforeCast(CollapseShapeOp op, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(op.src().definingOp());
    if (cast == null || !CastFolding.canFoldIntoConsumer(cast)) {
      return false;
    }
    MemRefType type = Reshapes.collapsedType((MemRefType) cast.source().type(), op.reassociation());
    if (type == null) {
      return false;
    }
    if (type == op.resultType()) {
      rewriter.modifyOpInPlace(op, () -> op.srcOperand().set(cast.source()));
      return true;
    }
    Value made = CollapseShapeOp.create(rewriter, op.location(), type, cast.source(), op.reassociationAttr());
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.resultType(), made));
    return true;
  }
}

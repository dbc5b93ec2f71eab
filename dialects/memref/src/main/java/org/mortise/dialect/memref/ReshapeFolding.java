// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.MemRefType;

/** Folding and canonicalization of {@code memref.collapse_shape} and {@code memref.expand_shape}. */
final class ReshapeFolding {
  private ReshapeFolding() {}

  /** Undoes a reshape by its opposite, and drops one that changes nothing. */
  static FoldResult fold(Operation op, OpDefinition opposite) {
    Value source = op.operand(0);
    MemRefType type = (MemRefType) op.result(0).type();
    if (source.type() == type) {
      return FoldResult.of(source);
    }
    Operation inner = source.definingOp();
    if (inner == null || !inner.is(opposite) || inner.operand(0).type() != type) {
      return FoldResult.NONE;
    }
    // With several unknown sizes, only the same groups lead back to the same shape for sure.
    boolean certain = type.dynamicDimCount() <= 1 || inner.property(0) == op.property(0) && !splitsFreely(op, type);
    return certain ? FoldResult.of(inner.operand(0)) : FoldResult.NONE;
  }

  /** Whether {@code op} makes several unknown sizes of one, so that they need not be those from before. */
  private static boolean splitsFreely(Operation op, MemRefType type) {
    ExpandShapeOp expansion = ExpandShapeOp.of(op);
    if (expansion == null) {
      return false;
    }
    for (int[] group : expansion.reassociation()) {
      int unknown = 0;
      for (int dimension : group) {
        unknown += type.isDynamicDim(dimension) ? 1 : 0;
      }
      if (unknown > 1) {
        return true;
      }
    }
    return false;
  }

  static void collapse(PatternSet patterns) {
    patterns.add(RewritePattern.of(CollapseShapeOp.NAME, "ComposeCollapses", ReshapeFolding::collapseTwice));
    patterns.add(RewritePattern.of(
        CollapseShapeOp.NAME, "ComposeCollapseOfExpandOp", ReshapeComposition::collapseOfExpansion));
    patterns.add(RewritePattern.of(
        CollapseShapeOp.NAME, "CollapseShapeOpMemRefCastFolder", ReshapeFolding::collapseBeforeCast));
  }

  static void expand(PatternSet patterns) {
    patterns.add(RewritePattern.of(ExpandShapeOp.NAME, "ComposeExpansions", ReshapeFolding::expandTwice));
    patterns.add(RewritePattern.of(
        ExpandShapeOp.NAME, "ComposeExpandOfCollapseOp", ReshapeComposition::expansionOfCollapse));
  }

  private static boolean collapseTwice(Operation operation, PatternRewriter rewriter) {
    CollapseShapeOp op = CollapseShapeOp.of(operation);
    CollapseShapeOp inner = CollapseShapeOp.of(op.source().definingOp());
    if (inner == null || !Reshapes.haveIdentityLayouts(inner.operation(), operation)) {
      return false;
    }
    Attribute groups = Reshapes.attribute(
        rewriter.context(), compose(op.reassociation(), inner.reassociation()));
    CollapseShapeOp made =
        CollapseShapeOp.create(rewriter, operation.location(), op.type(), inner.source(), groups);
    rewriter.replaceOp(operation, made.operation());
    return true;
  }

  private static boolean expandTwice(Operation operation, PatternRewriter rewriter) {
    ExpandShapeOp op = ExpandShapeOp.of(operation);
    ExpandShapeOp inner = ExpandShapeOp.of(op.source().definingOp());
    if (inner == null || !Reshapes.haveIdentityLayouts(inner.operation(), operation)) {
      return false;
    }
    Attribute groups = Reshapes.attribute(
        rewriter.context(), compose(inner.reassociation(), op.reassociation()));
    ExpandShapeOp made = ExpandShapeOp.create(
        rewriter, operation.location(), op.type(), inner.source(), groups, op.mixedOutputShape());
    rewriter.replaceOp(operation, made.operation());
    return true;
  }

  /** Groups of groups as groups of what the inner ones have. */
  private static int[][] compose(int[][] outer, int[][] inner) {
    int[][] composed = new int[outer.length][];
    for (int i = 0; i < outer.length; i++) {
      int length = 0;
      for (int group : outer[i]) {
        length += inner[group].length;
      }
      composed[i] = new int[length];
      int next = 0;
      for (int group : outer[i]) {
        System.arraycopy(inner[group], 0, composed[i], next, inner[group].length);
        next += inner[group].length;
      }
    }
    return composed;
  }

  /** Collapses what was cast, of which more is known. */
  private static boolean collapseBeforeCast(Operation operation, PatternRewriter rewriter) {
    CollapseShapeOp op = CollapseShapeOp.of(operation);
    CastOp cast = CastOp.of(op.source().definingOp());
    if (cast == null || !CastFolding.canFoldIntoConsumer(cast)) {
      return false;
    }
    MemRefType type = Reshapes.collapsedType((MemRefType) cast.source().type(), op.reassociation());
    if (type == null) {
      return false;
    }
    if (type == op.type()) {
      rewriter.modifyOpInPlace(operation, () -> operation.setOperand(0, cast.source()));
      return true;
    }
    CollapseShapeOp made = CollapseShapeOp.create(
        rewriter, operation.location(), type, cast.source(), operation.property(0));
    rewriter.replaceOp(
        operation, CastOp.create(rewriter, operation.location(), op.type(), made.result()).operation());
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** Replaces an expansion and a collapse, in either order, by a single reshape where one is sufficient. */
final class ReshapeComposition {
  private ReshapeComposition() {}

  /** Simplifies {@code collapse(expand(x))} if the groups of one consist of whole groups of the other. */
  @Canonicalization("ComposeCollapseOfExpandOp")
  static boolean collapseOfExpansion(CollapseShapeOp collapse, PatternRewriter rewriter) {
    ExpandShapeOp expansion = ExpandShapeOp.of(collapse.src().definingOp());
    if (expansion == null || !Reshapes.haveIdentityLayouts(expansion, collapse)) {
      return false;
    }
    int[][] outer = collapse.reassociation();
    int[][] inner = expansion.reassociation();
    if (outer.length == inner.length) {
      return castSource(collapse, rewriter, expansion);
    }
    boolean collapsing = outer.length < inner.length;
    int[][] groups = collapsing
        ? Reassociation.groupsOfGroups(outer, inner) : Reassociation.groupsOfGroups(inner, outer);
    if (groups == null) {
      return false;
    }
    ArrayAttr reassociation = Reassociation.attribute(rewriter.context(), groups);
    MemRefType type = collapse.resultType();
    rewriter.replaceOp(collapse, collapsing
        ? CollapseShapeOp.create(rewriter, collapse.location(), type, expansion.src(), reassociation)
        : ExpandShapeOp.create(rewriter, collapse.location(), type, expansion.src(), reassociation,
            CollapsedSizes.of(rewriter, collapse.location(), type, expansion.mixedOutputShape(), outer)));
    return true;
  }

  /** Simplifies {@code expand(collapse(x))} if the sizes of one are products of sizes of the other. */
  @Canonicalization("ComposeExpandOfCollapseOp")
  static boolean expansionOfCollapse(ExpandShapeOp expansion, PatternRewriter rewriter) {
    CollapseShapeOp collapse = CollapseShapeOp.of(expansion.src().definingOp());
    if (collapse == null) {
      return false;
    }
    MemRefType from = collapse.srcType();
    MemRefType to = expansion.resultType();
    boolean simple =
        from.isIdentityLayout() && collapse.resultType().isIdentityLayout() && to.isIdentityLayout();
    if (!simple || from.rank() == to.rank()) {
      return false;
    }
    boolean collapsing = from.rank() > to.rank();
    MemRefType fine = collapsing ? from : to;
    MemRefType coarse = collapsing ? to : from;
    int[][] before = Reassociation.orOneGroup(collapse.reassociation(), from);
    int[][] after = Reassociation.orOneGroup(expansion.reassociation(), to);
    int[][] groups = Reassociation.groupsByProduct(
        fine, collapsing ? before : after, coarse, collapsing ? after : before);
    if (groups == null) {
      return false;
    }
    ArrayAttr reassociation = Reassociation.attribute(rewriter.context(), groups);
    rewriter.replaceOp(expansion, collapsing
        ? CollapseShapeOp.create(rewriter, expansion.location(), to, collapse.src(), reassociation)
        : ExpandShapeOp.create(
            rewriter, expansion.location(), to, collapse.src(), reassociation, expansion.mixedOutputShape()));
    return true;
  }

  /** Replaces both by a cast if they have the same groups: then the types differ at most in the layout notation. */
  private static boolean castSource(CollapseShapeOp collapse, PatternRewriter rewriter, ExpandShapeOp expansion) {
    if (collapse.reassociationAttr() != expansion.reassociationAttr()) {
      return false;
    }
    rewriter.replaceOp(collapse, CastOp.create(rewriter, collapse.location(), collapse.resultType(), expansion.src()));
    return true;
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.MixedIndices;
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
    return groups != null
        && replace(collapse.operation(), rewriter, collapse.resultType(), expansion.src(), groups, collapsing);
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
    if (collapsing) {
      return replace(expansion.operation(), rewriter, to, collapse.src(), groups, true);
    }
    rewriter.replaceOp(expansion, ExpandShapeOp.create(rewriter, expansion.location(), to, collapse.src(),
        Reassociation.attribute(rewriter.context(), groups), expansion.mixedOutputShape()));
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

  private static boolean replace(
      Operation op, PatternRewriter rewriter, MemRefType type, Value source, int[][] groups, boolean collapsing) {
    ArrayAttr reassociation = Reassociation.attribute(rewriter.context(), groups);
    if (collapsing) {
      CollapseShapeOp made = CollapseShapeOp.build(rewriter, op.location(), type, source, reassociation);
      rewriter.replaceOp(op, made);
      return true;
    }
    MemRefType from = (MemRefType) source.type();
    for (int i = 0; i < groups.length; i++) {
      if (Reassociation.dynamicCount(groups[i], type) > (from.isDynamicDim(i) ? 1 : 0)) {
        return false; // the dynamic sizes of the group are not known
      }
    }
    MixedIndices shape = type.hasStaticShape() ? MixedIndices.of(type.shape())
        : MixedIndices.ofAll(sizes(rewriter, op.location(), type, source, groups));
    Value made = ExpandShapeOp.create(rewriter, op.location(), type, source, reassociation, shape);
    rewriter.replaceOp(op, made);
    return true;
  }

  /**
   * Returns the sizes after an expansion. The dynamic size of a group is the source size divided by the other sizes.
   */
  private static List<Object> sizes(
      PatternRewriter rewriter, Location location, MemRefType type, Value source, int[][] groups) {
    MemRefType from = (MemRefType) source.type();
    Value[] given = new Value[groups.length];
    for (int i = 0; i < groups.length; i++) {
      if (from.isDynamicDim(i)) {
        given[i] = DimOp.create(rewriter, location, source, i);
      }
    }
    List<Object> sizes = new ArrayList<>(type.rank());
    for (int i = 0; i < groups.length; i++) {
      long product = 1;
      for (int dimension : groups[i]) {
        product *= type.isDynamicDim(dimension) ? 1 : type.dim(dimension);
      }
      for (int dimension : groups[i]) {
        sizes.add(type.isDynamicDim(dimension) ? part(rewriter, location, given[i], product) : type.dim(dimension));
      }
    }
    return sizes;
  }

  private static Value part(PatternRewriter rewriter, Location location, Value size, long divisor) {
    return divisor == 1 ? size : DivUIOp.create(
        rewriter, location, size, ConstantOp.createIndex(rewriter, location, divisor));
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.dialect.memref.CollapsedSizes;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tensor.collapse_shape} and {@code tensor.expand_shape}. */
final class ReshapePatterns {
  private ReshapePatterns() {}

  @Canonicalization("ComposeReassociativeReshapeOps")
  static boolean collapseTwice(CollapseShapeOp op, PatternRewriter rewriter) {
    CollapseShapeOp inner = CollapseShapeOp.of(op.src().definingOp());
    if (inner == null) {
      return false;
    }
    ArrayAttr groups = Reassociation.attribute(
        rewriter.context(), Reassociation.compose(op.reassociation(), inner.reassociation()));
    rewriter.replaceOp(op, CollapseShapeOp.create(
        rewriter, op.location(), op.resultType(), inner.src(), groups));
    return true;
  }

  @Canonicalization("ComposeReassociativeReshapeOps")
  static boolean expandTwice(ExpandShapeOp op, PatternRewriter rewriter) {
    ExpandShapeOp inner = ExpandShapeOp.of(op.src().definingOp());
    if (inner == null) {
      return false;
    }
    ArrayAttr groups = Reassociation.attribute(
        rewriter.context(), Reassociation.compose(inner.reassociation(), op.reassociation()));
    rewriter.replaceOp(op, ExpandShapeOp.create(rewriter, op.location(),
        TensorTypes.of(op.result()), inner.src(), groups, op.mixedOutputShape()));
    return true;
  }

  @Canonicalization("FoldReshapeWithSplat")
  static boolean ofSplat(Operation operation, PatternRewriter rewriter) {
    SplatOp splat = SplatOp.of(operation.operand(0).definingOp());
    if (splat == null || !splat.aggregateType().hasStaticShape()) {
      return false;
    }
    rewriter.replaceOp(operation, SplatOp.create(
        rewriter, operation.location(), operation.result(0).type(), splat.input(), List.of()));
    return true;
  }

  @Canonicalization("FoldReshapeWithFromElements")
  static boolean ofElements(Operation operation, PatternRewriter rewriter) {
    FromElementsOp elements = FromElementsOp.of(operation.operand(0).definingOp());
    if (elements == null || !TensorTypes.of(operation.result(0)).hasStaticShape()) {
      return false;
    }
    rewriter.replaceOp(operation, FromElementsOp.create(
        rewriter, operation.location(), operation.result(0).type(), elements.elements()));
    return true;
  }

  /** Collapses the source of a cast, whose type has more static information. */
  @Canonicalization("FoldCollapseOfCastOp")
  static boolean collapseOfCast(CollapseShapeOp op, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(op.src().definingOp());
    if (!CastPatterns.canFoldIntoConsumer(cast)) {
      return false;
    }
    RankedTensorType type = Reshapes.collapsedType(TensorTypes.of(cast.source()), op.reassociation());
    if (type == op.resultType()) {
      rewriter.modifyOpInPlace(op, () -> op.srcOperand().set(cast.source()));
      return true;
    }
    Value made = CollapseShapeOp.create(rewriter, op.location(), type, cast.source(), op.reassociationAttr());
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.resultType(), made));
    return true;
  }

  /** Simplifies {@code collapse(expand(x))} if the groups of one consist of whole groups of the other. */
  @Canonicalization("ComposeCollapseOfExpandOp")
  static boolean collapseOfExpansion(CollapseShapeOp collapse, PatternRewriter rewriter) {
    ExpandShapeOp expansion = ExpandShapeOp.of(collapse.src().definingOp());
    if (expansion == null) {
      return false;
    }
    int[][] outer = collapse.reassociation();
    int[][] inner = expansion.reassociation();
    if (outer.length == inner.length) {
      return castSource(collapse, expansion, rewriter);
    }
    boolean collapsing = outer.length < inner.length;
    int[][] groups = collapsing
        ? Reassociation.groupsOfGroups(outer, inner) : Reassociation.groupsOfGroups(inner, outer);
    if (groups == null) {
      return false;
    }
    ArrayAttr reassociation = Reassociation.attribute(rewriter.context(), groups);
    RankedTensorType type = TensorTypes.of(collapse.result());
    rewriter.replaceOp(collapse, collapsing
        ? CollapseShapeOp.create(rewriter, collapse.location(), type, expansion.src(), reassociation)
        : ExpandShapeOp.create(rewriter, collapse.location(), type, expansion.src(), reassociation,
            CollapsedSizes.of(rewriter, collapse.location(), type, expansion.mixedOutputShape(), outer)));
    return true;
  }

  /** Replaces both by a cast if they have the same groups. */
  private static boolean castSource(CollapseShapeOp collapse, ExpandShapeOp expansion, PatternRewriter rewriter) {
    if (collapse.reassociationAttr() != expansion.reassociationAttr()) {
      return false;
    }
    rewriter.replaceOp(collapse, CastOp.create(rewriter, collapse.location(), collapse.resultType(), expansion.src()));
    return true;
  }

  /** Simplifies {@code expand(collapse(x))} if the sizes of one are products of sizes of the other. */
  @Canonicalization("ComposeExpandOfCollapseOp")
  static boolean expansionOfCollapse(ExpandShapeOp expansion, PatternRewriter rewriter) {
    CollapseShapeOp collapse = CollapseShapeOp.of(expansion.src().definingOp());
    if (collapse == null) {
      return false;
    }
    TensorType from = collapse.srcType();
    TensorType to = expansion.resultType();
    if (from.rank() == to.rank()) {
      return false;
    }
    boolean collapsing = from.rank() > to.rank();
    int[][] before = Reassociation.orOneGroup(collapse.reassociation(), from);
    int[][] after = Reassociation.orOneGroup(expansion.reassociation(), to);
    int[][] groups = collapsing
        ? Reassociation.groupsByProduct(from, before, to, after)
        : Reassociation.groupsByProduct(to, after, from, before);
    if (groups == null) {
      return false;
    }
    ArrayAttr reassociation = Reassociation.attribute(rewriter.context(), groups);
    RankedTensorType type = TensorTypes.of(expansion.result());
    rewriter.replaceOp(expansion, collapsing
        ? CollapseShapeOp.create(rewriter, expansion.location(), type, collapse.src(), reassociation)
        : ExpandShapeOp.create(
            rewriter, expansion.location(), type, collapse.src(), reassociation, expansion.mixedOutputShape()));
    return true;
  }
}

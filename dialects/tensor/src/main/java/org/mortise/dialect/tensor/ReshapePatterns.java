// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

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
    return groups != null && replace(collapse.operation(), rewriter, expansion.src(), groups, collapsing);
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
    if (collapsing) {
      return replace(expansion.operation(), rewriter, collapse.src(), groups, true);
    }
    rewriter.replaceOp(expansion, ExpandShapeOp.create(
        rewriter, expansion.location(), TensorTypes.of(expansion.result()), collapse.src(),
        Reassociation.attribute(rewriter.context(), groups), expansion.mixedOutputShape()));
    return true;
  }

  private static boolean replace(
      Operation op, PatternRewriter rewriter, Value source, int[][] groups, boolean collapsing) {
    RankedTensorType type = TensorTypes.of(op.result(0));
    ArrayAttr reassociation = Reassociation.attribute(rewriter.context(), groups);
    if (collapsing) {
      rewriter.replaceOp(op, CollapseShapeOp.create(rewriter, op.location(), type, source, reassociation));
      return true;
    }
    RankedTensorType from = TensorTypes.of(source);
    for (int i = 0; i < groups.length; i++) {
      if (Reassociation.dynamicCount(groups[i], type) > (from.isDynamicDim(i) ? 1 : 0)) {
        return false; // the dynamic sizes of the group are not known
      }
    }
    MixedIndices shape = MixedIndices.ofAll(sizes(rewriter, op.location(), type, source, groups));
    rewriter.replaceOp(op, ExpandShapeOp.create(rewriter, op.location(), type, source, reassociation, shape));
    return true;
  }

  /** Returns the sizes after an expansion. The dynamic size of a group is the source size divided by the others. */
  private static List<Object> sizes(
      PatternRewriter rewriter, Location location, RankedTensorType type, Value source, int[][] groups) {
    RankedTensorType from = TensorTypes.of(source);
    Value[] given = new Value[groups.length];
    for (int i = 0; i < groups.length; i++) {
      given[i] = from.isDynamicDim(i) ? DimOp.create(rewriter, location, source, i) : null;
    }
    List<Object> sizes = new ArrayList<>(type.rank());
    if (groups.length == 0) {
      for (long size : type.shape()) {
        sizes.add(size);
      }
    }
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

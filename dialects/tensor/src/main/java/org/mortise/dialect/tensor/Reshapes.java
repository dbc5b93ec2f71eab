// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Verification and folding of operations that change the shape of a tensor. */
final class Reshapes {
  private Reshapes() {}

  static @Nullable Diagnostic verifyCollapse(CollapseShapeOp op) {
    return verify(op, op.srcType(), op.resultType());
  }

  static @Nullable Diagnostic verifyExpand(ExpandShapeOp op) {
    MixedIndices shape = op.mixedOutputShape();
    if (op.resultType().hasRank() && shape.size() != op.resultType().rank()) {
      return error(op, "expected number of static shape dims to be equal to the output rank ("
          + op.resultType().rank() + ") but found " + shape.size() + " inputs instead");
    }
    if (!shape.isComplete()) {
      return error(op, "mismatch in dynamic dims in output_shape and static_output_shape:"
          + " static_output_shape has " + shape.dynamicCount() + " dynamic dims while output_shape has "
          + shape.values().size() + " values");
    }
    return verify(op, op.resultType(), op.srcType());
  }

  private static @Nullable Diagnostic verify(ReassociativeReshapeOp op, TensorType expanded, TensorType collapsed) {
    if (!(expanded instanceof RankedTensorType from) || !(collapsed instanceof RankedTensorType to)) {
      return error(op, "expected ranked tensors");
    }
    if (from.rank() < to.rank()) {
      return error(op, "expected the expanded type, '" + from
          + "' to have a higher (or same) rank than the collapsed type, '" + to + "'.");
    }
    int[][] groups = op.reassociation();
    if (to.rank() != groups.length) {
      return error(op, "expected collapsed rank (" + to.rank() + ") to equal the number of reassociation maps ("
          + groups.length + ").");
    }
    Diagnostic wrong = verifyGroups(op, groups, from.rank());
    wrong = wrong != null ? wrong : verifySizes(op, groups, from, to);
    if (wrong != null) {
      return wrong;
    }
    RankedTensorType expected = collapsedType(from, groups);
    return TensorTypes.sameWithoutEncoding(to, expected) ? null
        : error(op, "expected collapsed type to be '" + expected + "', but got '" + to + "'");
  }

  private static @Nullable Diagnostic verifyGroups(ReassociativeReshapeOp op, int[][] groups, int rank) {
    int last = -1;
    for (int[] group : groups) {
      for (int dimension : group) {
        last = Math.max(last, dimension);
      }
    }
    if (groups.length > 0 && last + 1 != rank) {
      return error(op, "expected reassociation map #0 to have size equal to the expanded rank (" + rank
          + "), but it is  " + (last + 1) + ".");
    }
    int next = 0;
    for (int i = 0; i < groups.length; i++) {
      for (int dimension : groups[i]) {
        if (dimension != next++) {
          return error(op, "expected reassociation map #" + i + " to be valid and contiguous.");
        }
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifySizes(
      ReassociativeReshapeOp op, int[][] groups, RankedTensorType expanded, RankedTensorType collapsed) {
    long[] shape = Reassociation.collapse(expanded, groups);
    for (int i = 0; i < groups.length; i++) {
      if (shape[i] == collapsed.dim(i)) {
        continue;
      }
      return error(op, "expected dimension " + i + " of collapsed type to be " + (ShapedType.isDynamic(shape[i])
          ? "dynamic since one or more of the corresponding dimensions in the expanded type is dynamic"
          : "static value of " + shape[i]));
    }
    return null;
  }

  /** Returns the type with each group collapsed; it has no encoding. */
  static RankedTensorType collapsedType(RankedTensorType source, int[][] groups) {
    return RankedTensorType.of(Reassociation.collapse(source, groups), source.elementType());
  }

  /**
   * Folds a reshape that does not change the type, of a constant, or that undoes another reshape.
   *
   * @param inner the opposite reshape that defines the operand, or null
   */
  static FoldResult fold(
      ReassociativeReshapeOp op, @Nullable ReassociativeReshapeOp inner, Attribute[] constants) {
    TensorType type = op.resultType();
    if (op.srcType() == type) {
      return FoldResult.of(op.src());
    }
    if (constants[0] instanceof DenseElementsAttr elements) {
      return FoldResult.of(elements.reshape(type));
    }
    if (inner == null || inner.srcType() != type) {
      return FoldResult.NONE;
    }
    boolean isUndone = Reassociation.isCertainlyUndone(
        inner.reassociationAttr(), op.reassociationAttr(), type, op instanceof ExpandShapeOp);
    return isUndone ? FoldResult.of(inner.src()) : FoldResult.NONE;
  }

  static FoldResult fold(ReshapeOp op, Attribute[] constants) {
    FoldResult splat = Splats.resize(constants[0], op.resultType(), null);
    if (splat != FoldResult.NONE) {
      return splat;
    }
    ReshapeOp inner = ReshapeOp.of(op.source().definingOp());
    if (inner != null) {
      op.sourceOperand().set(inner.source());
      return FoldResult.IN_PLACE;
    }
    if (op.sourceType() != op.resultType() || !(op.sourceType() instanceof RankedTensorType type)) {
      return FoldResult.NONE;
    }
    return type.rank() == 1 || hasShapeOfSource(op, type) ? FoldResult.of(op.source()) : FoldResult.NONE;
  }

  /** Returns whether the shape consists of the sizes of the source. */
  private static boolean hasShapeOfSource(ReshapeOp op, RankedTensorType type) {
    FromElementsOp shape = FromElementsOp.of(op.shape().definingOp());
    if (shape == null || shape.elements().size() != type.rank()) {
      return false;
    }
    for (int i = 0; i < type.rank(); i++) {
      Value size = shape.elements().get(i);
      IntegerAttr known = Constants.integerOf(size);
      DimOp dim = DimOp.of(size.definingOp());
      boolean isSame = known != null
          ? known.longValue() == type.dim(i)
          : dim != null && dim.source() == op.source() && dim.constantIndex() == i;
      if (!isSame) {
        return false;
      }
    }
    return true;
  }

  private static Diagnostic error(ReassociativeReshapeOp op, String message) {
    return op.opError(message);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.Reassociation;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Verification and result types of {@code memref.collapse_shape} and {@code memref.expand_shape}. */
final class Reshapes {
  private Reshapes() {}

  static @Nullable Diagnostic verifyCollapse(CollapseShapeOp reshape) {
    Operation op = reshape.operation();
    MemRefType source = reshape.srcType();
    MemRefType result = reshape.resultType();
    if (source.rank() < result.rank()) {
      return op.opError("has source rank " + source.rank() + " and result rank " + result.rank()
          + ". This is not a collapse (" + source.rank() + " < " + result.rank() + ").");
    }
    int[][] groups = reshape.reassociation();
    Diagnostic wrong = verifyShape(op, result, source, groups);
    if (wrong != null) {
      return wrong;
    }
    MemRefType expected = collapsedType(source, groups);
    if (expected == null) {
      return op.opError("invalid source layout map or collapsing non-contiguous dims");
    }
    return sameType(op, expected, result, "collapsed");
  }

  static @Nullable Diagnostic verifyExpand(ExpandShapeOp reshape) {
    Operation op = reshape.operation();
    MemRefType source = reshape.srcType();
    MemRefType result = reshape.resultType();
    if (source.rank() > result.rank()) {
      return op.opError("has source rank " + source.rank() + " and result rank " + result.rank()
          + ". This is not an expansion (" + source.rank() + " > " + result.rank() + ").");
    }
    int[][] groups = reshape.reassociation();
    Diagnostic wrong = verifyShape(op, source, result, groups);
    if (wrong != null) {
      return wrong;
    }
    MemRefType expected = expandedType(source, result.shape(), groups);
    if (expected == null) {
      return op.opError("invalid source layout map");
    }
    wrong = sameType(op, expected, result, "expanded");
    return wrong != null ? wrong : verifyOutputShape(op, reshape.mixedOutputShape(), result);
  }

  private static @Nullable Diagnostic verifyOutputShape(Operation op, MixedIndices shape, MemRefType result) {
    if (shape.size() != result.rank()) {
      return op.opError("expected number of static shape bounds to be equal to the output rank (" + result.rank()
          + ") but found " + shape.size() + " inputs instead");
    }
    if (!shape.isComplete()) {
      return op.opError("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
          + shape.dynamicCount() + " dynamic dims while output_shape has " + shape.values().size() + " values");
    }
    for (int i = 0; i < result.rank(); i++) {
      if (!result.isDynamicDim(i) && !shape.is(i, result.dim(i))) {
        return op.opError("invalid output shape provided at pos " + i);
      }
    }
    return null;
  }

  private static @Nullable Diagnostic sameType(Operation op, MemRefType expected, MemRefType found, String kind) {
    return expected == found ? null
        : op.opError("expected " + kind + " type to be '" + expected + "' but found '" + found + "'");
  }

  /** Returns whether the layout is the identity before, between and after two reshapes. */
  static boolean haveIdentityLayouts(ReassociativeReshapeOp first, ReassociativeReshapeOp second) {
    return first.srcType().isIdentityLayout()
        && second.srcType().isIdentityLayout()
        && second.resultType().isIdentityLayout();
  }

  /** Checks that the groups contain all dimensions in order, and that the sizes agree. */
  private static @Nullable Diagnostic verifyShape(
      Operation op, MemRefType collapsed, MemRefType expanded, int[][] groups) {
    if (groups.length != collapsed.rank()) {
      return op.opError("invalid number of reassociation groups: found " + groups.length + ", expected "
          + collapsed.rank());
    }
    if (collapsed.rank() == 0) {
      return verifyOnlyOnes(op, expanded);
    }
    int next = 0;
    for (int i = 0; i < groups.length; i++) {
      long size = 1;
      boolean dynamic = false;
      for (int dimension : groups[i]) {
        if (dimension != next++) {
          return op.opError("reassociation indices must be contiguous");
        }
        if (dimension >= expanded.rank()) {
          return op.opError("reassociation index " + dimension + " is out of bounds");
        }
        dynamic |= expanded.isDynamicDim(dimension);
        size = dynamic ? size : size * expanded.dim(dimension);
      }
      if (dynamic != collapsed.isDynamicDim(i)) {
        return op.opError("collapsed dim (" + i + ") must be dynamic if and only if reassociation group is dynamic");
      }
      if (!dynamic && collapsed.dim(i) != size) {
        return op.opError(
            "collapsed dim size (" + collapsed.dim(i) + ") must equal reassociation group size (" + size + ")");
      }
    }
    return next == expanded.rank() ? null
        : op.opError("expanded rank (" + expanded.rank() + ") inconsistent with number of reassociation indices ("
            + next + ")");
  }

  /** Checks the dimensions that are added to or removed from a memref of rank 0, which has no groups: all must be 1. */
  private static @Nullable Diagnostic verifyOnlyOnes(Operation op, MemRefType expanded) {
    for (int i = 0; i < expanded.rank(); i++) {
      if (expanded.dim(i) != 1) {
        return op.opError("rank 0 memrefs can only be extended/collapsed with/from ones");
      }
    }
    return null;
  }

  /** Returns the type with each group collapsed; null if the elements of a group are not evenly spaced. */
  static @Nullable MemRefType collapsedType(MemRefType source, int[][] groups) {
    return collapsedType(source, groups, false);
  }

  /**
   * Returns the type with each group collapsed; null if the elements of a group are not evenly spaced, or if {@code
   * isStrict} and they may be not.
   */
  static @Nullable MemRefType collapsedType(MemRefType source, int[][] groups, boolean isStrict) {
    long[] shape = Reassociation.collapse(source, groups);
    if (source.isIdentityLayout()) {
      return MemRefType.of(shape, source.elementType(), null, source.memorySpace());
    }
    StridesAndOffset layout = source.stridesAndOffset();
    if (layout == null) {
      return null;
    }
    long[] strides = new long[groups.length];
    for (int i = 0; i < groups.length; i++) {
      Long stride = strideOfGroup(source, layout.strides(), groups[i], isStrict);
      if (stride == null) {
        return null;
      }
      strides[i] = stride;
    }
    return MemRefType.of(
        shape, source.elementType(), StridedLayoutAttr.of(source.context(), layout.offset(), strides),
        source.memorySpace());
  }

  /**
   * Returns the stride of a collapsed group, or null if it has none. Dynamic if the last size is dynamic: if it is 1 at
   * run time, the stride of another dimension decides.
   */
  private static @Nullable Long strideOfGroup(MemRefType source, long[] strides, int[] group, boolean isStrict) {
    if (group.length == 0) {
      return 1L;
    }
    int last = group.length - 1;
    while (last > 0 && source.dim(group[last]) == 1) {
      last--;
    }
    boolean known = last == 0 || !source.isDynamicDim(group[last]);
    long result = known ? strides[group[last]] : ShapedType.DYNAMIC;
    long expected = result;
    for (int i = group.length - 1; i > 0; i--) {
      boolean unknown = ShapedType.isDynamic(expected) || source.isDynamicDim(group[i]);
      expected = unknown ? ShapedType.DYNAMIC : expected * source.dim(group[i]);
      long stride = strides[group[i - 1]];
      if (source.dim(group[i - 1]) == 1) {
        continue; // its stride is never used
      }
      boolean isKnown = !ShapedType.isDynamic(expected) && !ShapedType.isDynamic(stride);
      if (isKnown ? stride != expected : isStrict) {
        return null;
      }
    }
    return result;
  }

  /** Returns the type with each dimension expanded to a group of dimensions of {@code shape}; null if not strided. */
  static @Nullable MemRefType expandedType(MemRefType source, long[] shape, int[][] groups) {
    if (source.isIdentityLayout()) {
      return MemRefType.of(shape, source.elementType(), null, source.memorySpace());
    }
    StridesAndOffset layout = source.stridesAndOffset();
    if (layout == null) {
      return null;
    }
    long[] strides = new long[shape.length];
    Arrays.fill(strides, 1); // for a source of rank 0, which has no groups
    for (int i = 0; i < groups.length; i++) {
      long stride = layout.strides()[i];
      for (int j = groups[i].length - 1; j >= 0; j--) {
        int dimension = groups[i][j];
        strides[dimension] = stride;
        boolean unknown = ShapedType.isDynamic(stride) || ShapedType.isDynamic(shape[dimension]);
        stride = unknown ? ShapedType.DYNAMIC : stride * shape[dimension];
      }
    }
    return MemRefType.of(
        shape, source.elementType(), StridedLayoutAttr.of(source.context(), layout.offset(), strides),
        source.memorySpace());
  }
}

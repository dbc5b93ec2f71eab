// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.types.VectorType;

/** Verification and types of slices of vectors with constant offsets, sizes and strides. */
final class StridedSlices {
  private StridedSlices() {}

  static @Nullable Diagnostic verifyExtract(ExtractStridedSliceOp slice) {
    Operation op = slice.operation();
    VectorType from = slice.vectorType();
    long[] offsets = VectorTypes.integers(slice.offsetsAttr());
    long[] sizes = VectorTypes.integers(slice.sizesAttr());
    long[] strides = VectorTypes.integers(slice.stridesAttr());
    if (offsets.length != sizes.length || offsets.length != strides.length) {
      return op.opError("expected offsets, sizes and strides attributes of same size");
    }
    if (offsets.length > from.rank()) {
      return op.opError("expected offsets attribute of rank no greater than vector rank");
    }
    long[] shape = from.shape();
    Diagnostic wrong = verifyRange(op, "offsets", offsets, 0, shape);
    wrong = wrong != null ? wrong : verifyRange(op, "sizes", sizes, 1, plusOne(shape));
    wrong = wrong != null ? wrong : verifyStrides(op, strides);
    wrong = wrong != null ? wrong : verifyRange(op, "sum(offsets, sizes)", sum(offsets, sizes), 1, plusOne(shape));
    if (wrong != null) {
      return wrong;
    }
    VectorType expected = resultType(from, sizes);
    if (slice.result().type() != expected) {
      return op.opError("expected result type to be '" + expected + "'");
    }
    for (int i = 0; i < sizes.length; i++) {
      if (from.isScalableDim(i) && sizes[i] != from.dim(i)) {
        return wrongScalableSize(op, i, sizes[i], from.dim(i));
      }
    }
    return null;
  }

  static @Nullable Diagnostic verifyInsert(InsertStridedSliceOp slice) {
    Operation op = slice.operation();
    VectorType from = slice.sourceType();
    VectorType to = slice.destType();
    long[] offsets = VectorTypes.integers(slice.offsetsAttr());
    long[] strides = VectorTypes.integers(slice.stridesAttr());
    int added = to.rank() - from.rank();
    if (offsets.length != to.rank()) {
      return op.opError("expected offsets of same size as destination vector rank");
    }
    if (strides.length != from.rank()) {
      return op.opError("expected strides of same size as source vector rank");
    }
    if (added < 0) {
      return op.opError("expected source rank to be no greater than destination rank");
    }
    long[] shape = to.shape();
    long[] sizes = new long[to.rank()];
    Arrays.fill(sizes, 1);
    System.arraycopy(from.shape(), 0, sizes, added, from.rank());
    Diagnostic wrong = verifyRange(op, "offsets", offsets, 0, shape);
    wrong = wrong != null ? wrong : verifyStrides(op, strides);
    wrong = wrong != null ? wrong
        : verifyRange(op, "sum(offsets, source vector shape)", sum(offsets, sizes), 1, plusOne(shape));
    for (int i = 0; i < from.rank() && wrong == null; i++) {
      wrong = verifyScalable(op, from, to, i, added);
    }
    return wrong;
  }

  private static @Nullable Diagnostic verifyScalable(Operation op, VectorType from, VectorType to, int dim, int added) {
    if (from.isScalableDim(dim) != to.isScalableDim(dim + added)) {
      return op.opError("mismatching scalable flags (at source vector idx=" + dim + ")");
    }
    return !from.isScalableDim(dim) || from.dim(dim) == to.dim(dim + added) ? null
        : wrongScalableSize(op, dim, from.dim(dim), to.dim(dim + added));
  }

  private static Diagnostic wrongScalableSize(Operation op, int dim, long size, long expected) {
    return op.opError("expected size at idx=" + dim + " to match the corresponding base size from the input vector ("
        + size + " vs " + expected + ")");
  }

  private static @Nullable Diagnostic verifyStrides(Operation op, long[] strides) {
    for (long stride : strides) {
      if (stride != 1) {
        return op.opError("expected strides to be confined to [1, 2)");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyRange(Operation op, String name, long[] values, long min, long[] ends) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] < min || values[i] >= ends[i]) {
        return op.opError(
            "expected " + name + " dimension " + i + " to be confined to [" + min + ", " + ends[i] + ")");
      }
    }
    return null;
  }

  private static long[] plusOne(long[] shape) {
    long[] ends = shape.clone();
    for (int i = 0; i < ends.length; i++) {
      ends[i]++;
    }
    return ends;
  }

  private static long[] sum(long[] a, long[] b) {
    long[] sums = a.clone();
    for (int i = 0; i < sums.length; i++) {
      sums[i] += b[i];
    }
    return sums;
  }

  /** Returns the type of a slice of the first dimensions; the others are whole. */
  static VectorType resultType(VectorType from, long[] sizes) {
    long[] shape = from.shape();
    System.arraycopy(sizes, 0, shape, 0, sizes.length);
    return VectorType.of(shape, VectorTypes.scalableDims(from), from.elementType());
  }

  /**
   * Returns the positions of the elements of a part of a vector, in row-major order.
   *
   * @param offsets the first index in each dimension of {@code whole}
   * @param sizes the size in each dimension of {@code whole}
   */
  static int[] positions(VectorType whole, long[] offsets, long[] sizes) {
    int[] positions = {0};
    for (int dim = 0; dim < whole.rank(); dim++) {
      int size = (int) sizes[dim];
      int[] next = new int[positions.length * size];
      for (int i = 0; i < next.length; i++) {
        next[i] = positions[i / size] * (int) whole.dim(dim) + (int) offsets[dim] + i % size;
      }
      positions = next;
    }
    return positions;
  }

  /** Returns whether all strides are 1. */
  static boolean areContiguous(ArrayAttr strides) {
    return Arrays.stream(VectorTypes.integers(strides)).allMatch(stride -> stride == 1);
  }
}

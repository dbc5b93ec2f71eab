// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OffsetSizeAndStrideVerifier;
import org.mortise.ir.interfaces.RankReduction;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Result types, verification and folding of {@code memref.subview}. */
final class SubViews {
  private SubViews() {}

  // ---- types -------------------------------------------------------------------------------------------------------

  /** Returns the type of a view that keeps all dimensions of {@code source}, which must be strided. */
  static MemRefType resultType(MemRefType source, MixedIndices offsets, MixedIndices sizes, MixedIndices strides) {
    StridesAndOffset layout = source.stridesAndOffset();
    long offset = layout.offset();
    long[] steps = layout.strides();
    long[] result = new long[steps.length];
    for (int i = 0; i < steps.length; i++) {
      // Strides of empty memory can be 0, which a type cannot hold.
      long step = steps[i] == 0 ? ShapedType.DYNAMIC : steps[i];
      offset = add(offset, multiply(offsets.number(i), step));
      result[i] = multiply(strides.number(i), step);
    }
    StridedLayoutAttr strided = StridedLayoutAttr.of(source.context(), offset, result);
    return MemRefType.of(sizes.numbers(), source.elementType(), strided, source.memorySpace());
  }

  private static long add(long a, long b) {
    return ShapedType.isDynamic(a) || ShapedType.isDynamic(b) ? ShapedType.DYNAMIC : a + b;
  }

  /** Multiplies; zero times a dynamic number is zero. */
  private static long multiply(long a, long b) {
    if (a == 0 || b == 0) {
      return 0;
    }
    return ShapedType.isDynamic(a) || ShapedType.isDynamic(b) ? ShapedType.DYNAMIC : a * b;
  }

  /** Returns the type of a view without the dropped dimensions. */
  static MemRefType resultType(
      MemRefType source, MixedIndices offsets, MixedIndices sizes, MixedIndices strides, BitSet dropped) {
    MemRefType whole = resultType(source, offsets, sizes, strides);
    if (dropped.isEmpty()) {
      return whole;
    }
    StridesAndOffset layout = whole.stridesAndOffset();
    int rank = whole.rank() - dropped.cardinality();
    long[] shape = new long[rank];
    long[] steps = new long[rank];
    int next = 0;
    for (int i = 0; i < whole.rank(); i++) {
      if (!dropped.get(i)) {
        shape[next] = whole.dim(i);
        steps[next++] = layout.strides()[i];
      }
    }
    StridedLayoutAttr strided = StridedLayoutAttr.of(source.context(), layout.offset(), steps);
    return MemRefType.of(shape, source.elementType(), strided, source.memorySpace());
  }

  /** Returns the dimensions of the source that the result drops, or null if they cannot be determined. */
  static @Nullable BitSet droppedDims(SubViewOp op) {
    MemRefType source = op.sourceType();
    MemRefType whole = source.isStrided()
        ? resultType(source, op.mixedOffsets(), op.mixedSizes(), op.mixedStrides()) : source;
    return droppedDims(whole, op.resultType(), op.mixedSizes());
  }

  /**
   * Returns the dimensions that {@code reduced} drops from {@code original}, the view with all dimensions: dimensions
   * of size 1 whose stride it does not have. Null if these are not as many as the ranks require.
   */
  private static @Nullable BitSet droppedDims(MemRefType original, MemRefType reduced, MixedIndices sizes) {
    BitSet dropped = new BitSet();
    int excess = original.rank() - reduced.rank();
    if (excess == 0) {
      return dropped;
    }
    for (int i = 0; i < original.rank(); i++) {
      dropped.set(i, sizes.is(i, 1));
    }
    if (dropped.cardinality() == excess) {
      return dropped;
    }
    StridesAndOffset from = original.stridesAndOffset();
    StridesAndOffset to = reduced.stridesAndOffset();
    if (from == null || to == null) {
      return null;
    }
    Map<Long, Integer> surplus = new HashMap<>();
    for (long stride : from.strides()) {
      surplus.merge(stride, 1, Integer::sum);
    }
    for (long stride : to.strides()) {
      surplus.merge(stride, -1, Integer::sum);
    }
    for (int i = dropped.nextSetBit(0); i >= 0; i = dropped.nextSetBit(i + 1)) {
      int left = surplus.get(from.strides()[i]);
      if (left < 0) {
        return null;
      }
      if (left == 0) {
        dropped.clear(i);
      } else {
        surplus.put(from.strides()[i], left - 1);
      }
    }
    return dropped.cardinality() == excess ? dropped : null;
  }

  // ---- verification ------------------------------------------------------------------------------------------------

  static @Nullable Diagnostic verify(SubViewOp op) {
    Operation operation = op.operation();
    MemRefType source = op.sourceType();
    HyperrectangularSlice slice = op.slice();
    Diagnostic wrong = OffsetSizeAndStrideVerifier.verify(operation, source.rank(), slice);
    if (wrong != null) {
      return wrong;
    }
    MemRefType result = op.resultType();
    if (source.memorySpace() != result.memorySpace()) {
      return operation.error("different memory spaces specified for base memref type '" + source
          + "' and subview memref type '" + result + "'");
    }
    if (!source.isStrided()) {
      return operation.error("base type '" + source + "' is not strided");
    }
    MemRefType expected = resultType(source, slice.offsets(), slice.sizes(), slice.strides());
    if (result.rank() > expected.rank()) {
      return operation.error(
          "expected result rank to be smaller or equal to the source rank, but got '" + result + "'");
    }
    if (RankReduction.droppedDims(expected.shape(), result.shape()) == null) {
      return mismatch(operation, expected, "sizes", result);
    }
    if (expected.elementType() != result.elementType()) {
      return operation.error("expected result element type to be '" + expected.elementType() + "'");
    }
    if (!hasLayout(expected, result, slice.sizes())) {
      return mismatch(operation, expected, "layout", result);
    }
    String bounds = slice.outOfBounds(source.shape());
    return bounds == null ? null : operation.error(bounds);
  }

  private static Diagnostic mismatch(Operation op, MemRefType expected, String property, MemRefType result) {
    return op.error("expected result type to be '" + expected + "' or a rank-reduced version. (mismatch of result "
        + property + "), but got '" + result + "'");
  }

  private static boolean hasLayout(MemRefType expected, MemRefType result, MixedIndices sizes) {
    BitSet dropped = droppedDims(expected, result, sizes);
    StridesAndOffset a = expected.stridesAndOffset();
    StridesAndOffset b = result.stridesAndOffset();
    if (dropped == null || b == null || a.offset() != b.offset()) {
      return false;
    }
    int next = 0;
    for (int i = 0; i < expected.rank(); i++) {
      if (!dropped.get(i) && a.strides()[i] != b.strides()[next++]) {
        return false;
      }
    }
    return true;
  }

  // ---- folding -----------------------------------------------------------------------------------------------------

  static FoldResult fold(SubViewOp op) {
    if (op.resultType() != op.sourceType()) {
      return FoldResult.NONE;
    }
    boolean isWhole = op.sourceType().hasStaticShape();
    return isWhole || isWholeOfSubView(op) ? FoldResult.of(op.source()) : FoldResult.NONE;
  }

  /** Returns whether the source is a subview itself and the operation takes all of it. */
  private static boolean isWholeOfSubView(SubViewOp op) {
    SubViewOp inner = SubViewOp.of(op.source().definingOp());
    if (inner == null || !inner.mixedSizes().sameAs(op.mixedSizes())) {
      return false;
    }
    for (int i = 0; i < op.mixedOffsets().size(); i++) {
      if (!op.mixedOffsets().is(i, 0) || !op.mixedStrides().is(i, 1)) {
        return false;
      }
    }
    return true;
  }
}

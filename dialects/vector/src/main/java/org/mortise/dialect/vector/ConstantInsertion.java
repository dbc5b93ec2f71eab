// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.VectorType;

/** Insertion of constants into constant vectors. */
final class ConstantInsertion {
  /** A large constant with other uses is not copied. */
  private static final int COPIED_ELEMENTS = 256;

  private ConstantInsertion() {}

  /** Replaces a {@code vector.insert} of a constant at a constant position. */
  @Canonicalization("InsertOpConstantFolder")
  static boolean insert(InsertOp op, PatternRewriter rewriter) {
    VectorType whole = op.destType();
    if (!op.dynamicPosition().isEmpty()) {
      return false;
    }
    long[] offsets = Arrays.copyOf(op.staticPositionAttr().toArray(), whole.rank());
    long[] sizes = new long[whole.rank()];
    Arrays.fill(sizes, 1);
    if (op.source().type() instanceof VectorType part) {
      System.arraycopy(part.shape(), 0, sizes, whole.rank() - part.rank(), part.rank());
    }
    return replace(op.operation(), op.source(), op.dest(), offsets, sizes, rewriter);
  }

  /** Replaces a {@code vector.insert_strided_slice} of a constant. */
  @Canonicalization("InsertStridedSliceConstantFolder")
  static boolean insertSlice(InsertStridedSliceOp op, PatternRewriter rewriter) {
    VectorType whole = op.destType();
    if (!StridedSlices.areContiguous(op.stridesAttr())) {
      return false;
    }
    long[] sizes = new long[whole.rank()];
    Arrays.fill(sizes, 1);
    System.arraycopy(op.sourceType().shape(), 0, sizes, whole.rank() - op.sourceType().rank(), op.sourceType().rank());
    return replace(op.operation(), op.source(), op.dest(), VectorTypes.integers(op.offsetsAttr()), sizes, rewriter);
  }

  private static boolean replace(
      Operation op, Value source, Value dest, long[] offsets, long[] sizes, PatternRewriter rewriter) {
    Attribute inserted = Constants.of(source);
    VectorType whole = (VectorType) dest.type();
    if (inserted == null || whole.isScalable() || !(Constants.of(dest) instanceof DenseElementsAttr elements)
        || whole.numElements() > COPIED_ELEMENTS && !dest.hasOneUse()) {
      return false;
    }
    Attribute[] result = new Attribute[(int) whole.numElements()];
    for (int i = 0; i < result.length; i++) {
      result[i] = elements.elementAt(i);
    }
    int next = 0;
    for (int position : StridedSlices.positions(whole, offsets, sizes)) {
      Attribute element = elementOf(inserted, next++);
      if (element == null) {
        return false;
      }
      result[position] = element;
    }
    DenseElementsBuilder builder = new DenseElementsBuilder(whole);
    for (Attribute element : result) {
      builder.add(element);
    }
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), builder.build()));
    return true;
  }

  private static @Nullable Attribute elementOf(Attribute constant, int index) {
    if (constant instanceof DenseElementsAttr elements) {
      return elements.elementAt(index);
    }
    return VectorFolding.isNumber(constant) ? constant : null;
  }
}

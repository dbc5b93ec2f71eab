// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/**
 * Folds static slices of constants to constants. Not a canonicalization, because both constants remain if the larger
 * one has other uses.
 */
public final class ConstantSlices {
  private ConstantSlices() {}

  /** Adds the pattern, for the {@code tensor.extract_slice} operations that {@code condition} accepts. */
  public static void addTo(PatternSet patterns, Predicate<ExtractSliceOp> condition) {
    patterns.add(ExtractSliceOp.pattern("ConstantOpExtractSliceFolder",
        (op, rewriter) -> condition.test(op) && fold(op, rewriter)));
  }

  private static boolean fold(ExtractSliceOp op, PatternRewriter rewriter) {
    DenseElementsAttr elements = constantOf(op.source().definingOp());
    boolean isStatic = op.mixedOffsets().values().isEmpty() && op.mixedSizes().values().isEmpty()
        && op.mixedStrides().values().isEmpty() && op.sourceType().hasStaticShape();
    if (elements == null || !isStatic || !isNumber(op.resultType().elementType())) {
      return false;
    }
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), slice(elements, op)));
    return true;
  }

  private static @Nullable DenseElementsAttr constantOf(@Nullable Operation op) {
    ConstantOp constant = ConstantOp.of(op);
    return constant != null && constant.valueAttr() instanceof DenseElementsAttr elements ? elements : null;
  }

  private static boolean isNumber(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }

  /** Visits the positions of the slice in row-major order; linear in their number. */
  private static Attribute slice(DenseElementsAttr elements, ExtractSliceOp op) {
    DenseElementsBuilder builder = new DenseElementsBuilder(op.resultType());
    if (elements.isSplat()) {
      return builder.add(elements.elementAt(0)).build();
    }
    long[] steps = steps(op.sourceType());
    MixedIndices offsets = op.mixedOffsets();
    MixedIndices sizes = op.mixedSizes();
    MixedIndices strides = op.mixedStrides();
    long[] index = new long[steps.length];
    long count = op.resultType().numElements();
    for (long i = 0; i < count; i++) {
      long position = 0;
      for (int k = 0; k < steps.length; k++) {
        position += (offsets.number(k) + index[k] * strides.number(k)) * steps[k];
      }
      builder.add(elements.elementAt((int) position));
      advance(index, sizes);
    }
    return builder.build();
  }

  private static void advance(long[] index, MixedIndices sizes) {
    for (int k = index.length - 1; k >= 0 && ++index[k] == sizes.number(k); k--) {
      index[k] = 0;
    }
  }

  /** Returns for each dimension the distance of neighbours in the list of elements. */
  private static long[] steps(RankedTensorType type) {
    long[] steps = new long[type.rank()];
    long step = 1;
    for (int i = steps.length - 1; i >= 0; i--) {
      steps[i] = step;
      step *= type.dim(i);
    }
    return steps;
  }
}

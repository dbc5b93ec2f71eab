// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosalayerwiseconstantfold;

import java.math.BigInteger;
import org.mortise.dialect.tosa.ConstOp;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Computes a reduction of constant integers along one dimension. */
final class FoldReduction extends RewritePattern {
  private final Reduction reduction;
  private final boolean duplicates;

  /**
   * Creates the pattern.
   *
   * @param duplicates whether constants with other uses are reduced, too
   */
  FoldReduction(Reduction reduction, boolean duplicates) {
    super(reduction.operation());
    this.reduction = reduction;
    this.duplicates = duplicates;
  }

  @Override
  public String name() {
    return "FoldReduction" + reduction;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    ConstOp constant = ConstOp.of(op.operand(0).definingOp());
    if (constant == null || !(constant.valuesAttr() instanceof DenseNumbersAttr elements)
        || elements.type() != constant.output().type() || !duplicates && !constant.output().hasOneUse()
        || !(elements.elementType() instanceof IntegerType type)
        || !(op.result(0).type() instanceof RankedTensorType result) || !result.hasStaticShape()) {
      return false;
    }
    ShapedType input = elements.shapedType();
    int axis = (int) ((IntegerAttr) op.getAttr("axis")).longValue();
    if (axis >= input.rank() || input.dim(axis) == 0) {
      return false;
    }
    int inner = 1;
    for (int dim = axis + 1; dim < input.rank(); dim++) {
      inner *= (int) input.dim(dim);
    }
    DenseElementsBuilder reduced = new DenseElementsBuilder(result);
    int stride = inner * (int) input.dim(axis);
    for (int block = 0; block < input.numElements(); block += stride) {
      for (int first = block; first < block + inner; first++) {
        addReduced(elements, type, first, inner, block + stride, reduced);
      }
    }
    rewriter.replaceOp(op, ConstOp.create(rewriter, op.location(), result, reduced.build()));
    return true;
  }

  /** Reduces the elements from {@code first} to {@code end} that are {@code step} apart. */
  private void addReduced(DenseNumbersAttr elements, IntegerType type, int first, int step, int end,
      DenseElementsBuilder reduced) {
    if (type.width() <= Long.SIZE && !type.isUnsigned()) {
      long value = elements.longAt(first);
      for (int i = first + step; i < end; i += step) {
        value = reduction.function().apply(value, elements.longAt(i), Long.SIZE);
      }
      reduced.addLong(value);
      return;
    }
    BigInteger value = valueAt(elements, type, first);
    BigInteger lowBits = BigInteger.ONE.shiftLeft(type.width()).subtract(BigInteger.ONE);
    for (int i = first + step; i < end; i += step) {
      value = reduction.function().exact(value, valueAt(elements, type, i), type.width());
      value = value.bitLength() > type.width() ? value.and(lowBits) : value;
    }
    reduced.addInteger(value);
  }

  private static BigInteger valueAt(DenseNumbersAttr elements, IntegerType type, int index) {
    IntegerAttr element = (IntegerAttr) elements.elementAt(index);
    return type.isUnsigned() ? element.unsignedValue() : element.signedValue();
  }
}

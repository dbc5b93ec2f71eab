// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Folder;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.Signedness;

/**
 * Folds sums and products of signless integers and of vectors of them: constants, and operands that change nothing.
 * Linear in the number of elements, constant for splats.
 */
enum IntegerFolder implements Folder {
  /** Folds {@code spirv.IAdd}. */
  SUM(0, Long::sum),
  /** Folds {@code spirv.IMul}. */
  PRODUCT(1, (left, right) -> left * right);

  private final long neutral;
  private final LongBinaryOperator function;

  IntegerFolder(long neutral, LongBinaryOperator function) {
    this.neutral = neutral;
    this.function = function;
  }

  /** The operation is commutative, so a single constant is the second operand. */
  @Override
  public FoldResult fold(Operation op, Attribute[] constants) {
    Attribute right = constants[1];
    if (right == null) {
      return FoldResult.NONE;
    }
    if (isEach(right, neutral)) {
      return FoldResult.of(op.operand(0));
    }
    if (this == PRODUCT && isEach(right, 0)) {
      return FoldResult.of(op.operand(1));
    }
    return constants[0] == null ? FoldResult.NONE : FoldResult.ofNullable(apply(constants[0], right));
  }

  private static boolean isEach(Attribute constant, long number) {
    return constant instanceof IntegerAttr integer ? integer.fitsLong() && integer.longValue() == number
        : constant instanceof DenseNumbersAttr numbers && numbers.isSplat() && isSignless(numbers.elementType())
            && numbers.longAt(0) == number;
  }

  private @Nullable Attribute apply(Attribute left, Attribute right) {
    if (left instanceof IntegerAttr first && right instanceof IntegerAttr second && isSignless(first.type())) {
      return IntegerAttr.of(first.type(), compute(first.longValue(), second.longValue(), first.width()));
    }
    if (!(left instanceof DenseNumbersAttr first && right instanceof DenseNumbersAttr second)
        || !isSignless(first.elementType()) || first.type() != second.type()) {
      return null;
    }
    long[] values = new long[first.isSplat() && second.isSplat() ? 1 : (int) first.numElements()];
    int width = ((IntegerType) first.elementType()).width();
    for (int i = 0; i < values.length; i++) {
      values[i] = compute(
          first.longAt(first.isSplat() ? 0 : i), second.longAt(second.isSplat() ? 0 : i), width);
    }
    return DenseNumbersAttr.ofLongs((ShapedType) first.type(), values);
  }

  private long compute(long left, long right, int width) {
    int unused = Long.SIZE - width;
    return function.applyAsLong(left, right) << unused >> unused;
  }

  private static boolean isSignless(Type type) {
    return type instanceof IntegerType integer && integer.signedness() == Signedness.SIGNLESS
        && integer.width() <= Long.SIZE;
  }
}

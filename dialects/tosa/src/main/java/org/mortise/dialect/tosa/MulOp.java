// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.BroadcastShapes;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;

/** Multiplies elements, and shifts the products of integers to the right. */
@Op(name = "tosa.mul",
    operands = {"input1: TENSOR", "input2: TENSOR", "shift: SCALAR_I8_TENSOR"},
    results = "output: TENSOR",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = verifyElements();
    TensorType left = TosaTypes.ranked(input1());
    TensorType right = TosaTypes.ranked(input2());
    if (wrong != null || left == null || right == null) {
      return wrong;
    }
    return BroadcastShapes.combine(left.shape(), right.shape()) != null ? null : opError(
        "a and b operands don't have broadcast-compatible shapes, got '" + left + "' and '" + right + "'");
  }

  private @Nullable Diagnostic verifyElements() {
    Type left = TosaTypes.elementOf(input1());
    Type right = TosaTypes.elementOf(input2());
    Type result = TosaTypes.elementOf(output());
    if (result instanceof IntegerType) {
      return left == right ? null : opError("requires the same element type for all operands");
    }
    if (left != result || right != result) {
      return opError("requires the same element type for all operands and results");
    }
    Long shift = TosaConstants.zeroPoint(shift());
    return shift != null && shift != 0 ? opError("require shift to be 0 for float type") : null;
  }

  /** Needs a constant shift. */
  FoldResult fold(Attribute[] constants) {
    Long shift = TosaConstants.zeroPoint(shift());
    if (shift == null || Splats.foldable(input1()) == null || Splats.foldable(input2()) == null) {
      return FoldResult.NONE;
    }
    int digits = (int) Math.max(0, shift);
    FoldResult folded = foldFactor(constants[0], input2(), digits);
    if (folded == FoldResult.NONE) {
      folded = foldFactor(constants[1], input1(), digits);
    }
    return folded == FoldResult.NONE
        ? Splats.binary(constants, output(), (a, b) -> product(a, b, digits), FloatArithmetic::multiply) : folded;
  }

  /** Folds a product with a factor 0 or 1, if the other factor has the result type. */
  private FoldResult foldFactor(@Nullable Attribute factor, Value other, int shift) {
    Attribute element = Splats.of(factor);
    if (element == null || other.type() != output().type()) {
      return FoldResult.NONE;
    }
    if (Splats.isZero(factor)) {
      return Splats.fold(output(), element);
    }
    return Splats.isOne(factor, shift) ? FoldResult.of(other) : FoldResult.NONE;
  }

  /** Rounds to the nearest number, halves up. */
  private static BigInteger product(BigInteger a, BigInteger b, int shift) {
    BigInteger product = a.multiply(b);
    return shift == 0 ? product : product.add(BigInteger.ONE.shiftLeft(shift - 1)).shiftRight(shift);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Multiplies elements, and shifts the products of integers to the right. */
@Op(name = "tosa.mul",
    operands = {"input1: TENSOR", "input2: TENSOR"},
    results = "output: TENSOR",
    attributes = "shift: I8",
    traits = {"COMMUTATIVE", "MUL_ELEMENT_TYPES", "RESULTS_BROADCASTABLE", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (Splats.foldable(input1()) == null || Splats.foldable(input2()) == null) {
      return FoldResult.NONE;
    }
    FoldResult folded = foldFactor(constants[0], input2());
    if (folded == FoldResult.NONE) {
      folded = foldFactor(constants[1], input1());
    }
    return folded == FoldResult.NONE
        ? Splats.binary(constants, output(), this::product, FloatArithmetic::multiply) : folded;
  }

  /** Folds a product with a factor 0 or 1, if the other factor has the result type. */
  private FoldResult foldFactor(@Nullable Attribute factor, Value other) {
    Attribute element = Splats.of(factor);
    if (element == null || other.type() != output().type()) {
      return FoldResult.NONE;
    }
    if (Splats.isZero(factor)) {
      return Splats.fold(output(), element);
    }
    return Splats.isOne(factor, shift()) ? FoldResult.of(other) : FoldResult.NONE;
  }

  private BigInteger product(BigInteger a, BigInteger b) {
    return a.multiply(b).shiftRight(shift());
  }

  private int shift() {
    return shiftAttr().longValue() < 0 ? 0 : (int) shiftAttr().longValue();
  }
}

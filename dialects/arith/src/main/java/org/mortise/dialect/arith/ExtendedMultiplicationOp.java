// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** The family of multiplications whose results are the low and the high half of the whole product. */
@Op(operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = {"low: SIGNLESS_INTEGER_LIKE", "high: SIGNLESS_INTEGER_LIKE"},
    traits = {"ELEMENTWISE_MAPPABLE", "PURE", "COMMUTATIVE", "INFERS_RESULT_TYPES"},
    sameTypes = "lhs, rhs, low, high",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    resultNames = {"low", "high"})
public abstract class ExtendedMultiplicationOp extends ExtendedMultiplicationOpBase {
  ExtendedMultiplicationOp(Operation operation) {
    super(operation);
  }

  /** Folds the product of constants. */
  final FoldResult foldProduct(Attribute[] constants, boolean isSigned) {
    Attribute low = IntegerFolding.fold(constants, low().type(), IntegerFunction.MUL::exact);
    return low == null ? FoldResult.NONE : FoldResult.ofAll(low, IntegerFolding.fold(
        constants, high().type(), (a, b, width) -> highHalf(a, b, width, isSigned)));
  }

  /** Returns the high half of the product of two signed numbers, or of the unsigned numbers with their bits. */
  public static BigInteger highHalf(BigInteger a, BigInteger b, int width, boolean isSigned) {
    IntegerCast cast = isSigned ? IntegerCast.RESIZE_SIGNED : IntegerCast.RESIZE_UNSIGNED;
    return cast.apply(a, width).multiply(cast.apply(b, width)).shiftRight(width);
  }
}

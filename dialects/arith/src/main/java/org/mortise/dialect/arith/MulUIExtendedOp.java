// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Multiplies unsigned integers to the lower and the upper half of the whole product. */
@Op(name = "arith.mului_extended",
    operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = {"low: SIGNLESS_INTEGER_LIKE", "high: SIGNLESS_INTEGER_LIKE"},
    traits = {"ELEMENTWISE_MAPPABLE", "PURE", "COMMUTATIVE", "INFERS_RESULT_TYPES"},
    sameTypes = "lhs, rhs, low, high",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    resultNames = {"low", "high"},
    canonicalization = "MulPatterns.unsignedExtended")
public final class MulUIExtendedOp extends MulUIExtendedOpBase {
  MulUIExtendedOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.ofAll(constants[1], constants[1]);
    }
    if (IntegerConstants.isOne(constants[1]) && IntegerConstants.canBeConstant(low().type())) {
      return FoldResult.ofAll(lhs(), IntegerConstants.integer(low().type(), BigInteger.ZERO));
    }
    Attribute low = IntegerFolding.fold(constants, low().type(), (a, b, width) -> a.multiply(b));
    if (low == null) {
      return FoldResult.NONE;
    }
    Type type = high().type();
    Attribute high = IntegerFolding.fold(constants, type, MulUIExtendedOp::upperHalf);
    return FoldResult.ofAll(low, high);
  }

  private static BigInteger upperHalf(BigInteger a, BigInteger b, int width) {
    return IntegerRange.asUnsigned(a, width).multiply(IntegerRange.asUnsigned(b, width)).shiftRight(width);
  }
}

// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Computes the bitwise conjunction of integers. */
@Op(name = "arith.andi", family = IntegerBinaryOp.class, traits = {"COMMUTATIVE", "IDEMPOTENT"},
    canonicalization = "BitwisePatterns.and")
public final class AndIOp extends AndIOpBase {
  AndIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, BitRanges::and);
  }

  /** Returns whether {@code value} is a conjunction with {@code part} as an operand. */
  private static boolean includes(Value value, Value part) {
    AndIOp inner = of(value.definingOp());
    return inner != null && (inner.lhs() == part || inner.rhs() == part);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(rhs());
    }
    if (IntegerConstants.isAllOnes(constants[1])) {
      return FoldResult.of(lhs());
    }
    Type type = result().type();
    if (XOrIOp.isComplement(lhs(), rhs()) && IntegerConstants.canBeConstant(type)) {
      return FoldResult.of(IntegerConstants.integer(type, BigInteger.ZERO));
    }
    if (includes(lhs(), rhs())) {
      return FoldResult.of(lhs());
    }
    if (includes(rhs(), lhs())) {
      return FoldResult.of(rhs());
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.and(b));
  }
}

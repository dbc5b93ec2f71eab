// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Computes the bitwise exclusive disjunction of integers. */
@Op(name = "arith.xori", family = IntegerBinaryOp.class, traits = "COMMUTATIVE",
    canonicalization = "BitwisePatterns.xor")
public final class XOrIOp extends XOrIOpBase {
  XOrIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, BitRanges::xor);
  }

  FoldResult fold(Attribute[] constants) {
    Value lhs = lhs();
    Value rhs = rhs();
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs);
    }
    if (lhs == rhs && IntegerConstants.canBeConstant(lhs.type())) {
      return FoldResult.of(IntegerConstants.integer(lhs.type(), BigInteger.ZERO));
    }
    Value rest = withoutOperand(lhs, rhs);
    if (rest == null) {
      rest = withoutOperand(rhs, lhs);
    }
    if (rest != null) {
      return FoldResult.of(rest);
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.xor(b));
  }

  /** Returns the other operand if {@code value} is an exclusive disjunction with {@code part}; otherwise null. */
  private static @Nullable Value withoutOperand(Value value, Value part) {
    XOrIOp xor = of(value.definingOp());
    if (xor == null) {
      return null;
    }
    if (xor.rhs() == part) {
      return xor.lhs();
    }
    return xor.lhs() == part ? xor.rhs() : null;
  }

  /** Returns whether one of the two values is the complement of the other. */
  static boolean isComplement(Value a, Value b) {
    return maskOfComplement(a, b) != null;
  }

  /** Returns the all-ones constant by which one value is defined as the complement of the other; or null. */
  static @Nullable Attribute maskOfComplement(Value a, Value b) {
    Attribute mask = flippingMask(a, b);
    return mask != null ? mask : flippingMask(b, a);
  }

  private static @Nullable Attribute flippingMask(Value flipped, Value original) {
    XOrIOp xor = of(flipped.definingOp());
    if (xor == null || xor.lhs() != original) {
      return null;
    }
    Attribute mask = Constants.of(xor.rhs());
    return IntegerConstants.isAllOnes(mask) ? mask : null;
  }
}

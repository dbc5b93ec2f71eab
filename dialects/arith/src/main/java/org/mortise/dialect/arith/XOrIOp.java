// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.Constants;

/** Computes the bitwise exclusive disjunction of integers. */
@Op(name = "arith.xori", family = IntegerBinaryOp.class, computes = "XOR", traits = "COMMUTATIVE",
    patterns = BitwisePatterns.class)
public final class XOrIOp extends XOrIOpBase {
  XOrIOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult foldIdentities(Attribute[] constants) {
    Value rest = withoutOperand(lhs(), rhs());
    rest = rest != null ? rest : withoutOperand(rhs(), lhs());
    return rest != null ? FoldResult.of(rest) : FoldResult.NONE;
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

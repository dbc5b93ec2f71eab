// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the bitwise conjunction of integers. */
@Op(name = "arith.andi", family = IntegerBinaryOp.class, computes = "AND", traits = {"COMMUTATIVE", "IDEMPOTENT"},
    patterns = BitwisePatterns.class)
public final class AndIOp extends AndIOpBase {
  AndIOp(Operation operation) {
    super(operation);
  }

  /** Returns whether {@code value} is a conjunction with {@code part} as an operand. */
  private static boolean includes(Value value, Value part) {
    AndIOp inner = of(value.definingOp());
    return inner != null && (inner.lhs() == part || inner.rhs() == part);
  }

  @Override
  FoldResult foldIdentities(Attribute[] constants) {
    if (XOrIOp.isComplement(lhs(), rhs())) {
      return IntegerConstants.zero(result().type());
    }
    if (includes(lhs(), rhs())) {
      return FoldResult.of(lhs());
    }
    return includes(rhs(), lhs()) ? FoldResult.of(rhs()) : FoldResult.NONE;
  }
}

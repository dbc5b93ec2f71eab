// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the bitwise disjunction of integers. */
@Op(name = "arith.ori", family = IntegerBinaryOp.class, computes = "OR", traits = {"COMMUTATIVE", "IDEMPOTENT"},
    patterns = BitwisePatterns.class)
public final class OrIOp extends OrIOpBase {
  OrIOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult foldIdentities(Attribute[] constants) {
    return FoldResult.ofNullable(XOrIOp.maskOfComplement(lhs(), rhs()));
  }
}

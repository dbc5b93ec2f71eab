// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Computes the bitwise disjunction of integers. */
@Op(name = "arith.ori", family = IntegerBinaryOp.class, traits = {"COMMUTATIVE", "IDEMPOTENT"},
    canonicalization = "BitwisePatterns.or")
public final class OrIOp extends OrIOpBase {
  OrIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, BitRanges::or);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    if (IntegerConstants.isAllOnes(constants[1])) {
      return FoldResult.of(constants[1]);
    }
    Attribute mask = XOrIOp.maskOfComplement(lhs(), rhs());
    if (mask != null) {
      return FoldResult.of(mask);
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.or(b));
  }
}

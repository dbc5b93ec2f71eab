// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
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

  /** As in MLIR, {@code x | -1} is folded to a new constant; other operations are folded to the operand itself. */
  @Override
  FoldResult fold(@Nullable Attribute[] constants) {
    FoldResult folded = super.fold(constants);
    boolean isAbsorbed = lhs() != rhs() && folded.size() == 1 && folded.value(0) == rhs()
        && IntegerConstants.isAllOnes(constants[1]);
    return isAbsorbed ? FoldResult.of(constants[1]) : folded;
  }

  @Override
  FoldResult foldIdentities(Attribute[] constants) {
    return FoldResult.ofNullable(XOrIOp.maskOfComplement(lhs(), rhs()));
  }
}

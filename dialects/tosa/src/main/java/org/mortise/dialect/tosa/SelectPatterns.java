// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code tosa.select}. */
final class SelectPatterns {
  private static final String LOGICAL_NOT = "tosa.logical_not";

  private SelectPatterns() {}

  /** Swaps the two tensors instead of negating the condition. */
  @Canonicalization("SelectOfNegation")
  static boolean exchangeOfNegation(SelectOp op, PatternRewriter rewriter) {
    Operation negation = op.input1().definingOp();
    if (negation == null || !negation.name().toString().equals(LOGICAL_NOT)) {
      return false;
    }
    Value onTrue = op.input2();
    Value onFalse = op.input3();
    rewriter.modifyOpInPlace(op, () -> {
      op.operation().setOperand(0, negation.operand(0));
      op.operation().setOperand(1, onFalse);
      op.operation().setOperand(2, onTrue);
    });
    return true;
  }
}
